import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { IconButton } from './Button.tsx'

/** Copies `text`; `label` says what it copies. A tick confirms it for 2 s. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <IconButton
      label={copied ? 'Copied' : label}
      icon={copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    />
  )
}
