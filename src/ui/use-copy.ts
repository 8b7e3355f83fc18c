import { useEffect, useState } from 'react'

/** Copies a text; `copied` confirms it for 2 s. */
export function useCopy(text: string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  return { copied, copy: () => void navigator.clipboard.writeText(text).then(() => setCopied(true)) }
}
