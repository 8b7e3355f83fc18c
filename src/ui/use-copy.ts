import { useEffect, useState } from 'react'

/**
 * Copies a text; `copied` confirms it for 2 s. Browsers refuse without HTTPS: `onRefused` then offers another way.
 */
export function useCopy(text: string, onRefused?: () => void): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const write = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      onRefused?.()
    }
  }
  return { copied, copy: () => void write() }
}
