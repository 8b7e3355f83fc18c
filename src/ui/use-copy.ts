import { useEffect, useState } from 'react'

/**
 * Copies a text; `copied` confirms it for 2 s. Browsers refuse without HTTPS: `onRefused` then offers another way.
 */
export function useCopy(
  text: string,
  { onCopied, onRefused }: { onCopied?: () => void; onRefused?: () => void } = {},
): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const write = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      onRefused?.()
      return
    }
    setCopied(true)
    onCopied?.()
  }
  return { copied, copy: () => void write() }
}
