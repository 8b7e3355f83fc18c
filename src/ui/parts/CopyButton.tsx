import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopy } from '../use-copy.ts'
import { IconButton } from './Button.tsx'

/** Copies `text`; `label` says what it copies. A tick confirms it for 2 s. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copied, copy } = useCopy(text)
  return (
    <IconButton
      label={copied ? 'Copied' : label}
      icon={copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
      onClick={copy}
    />
  )
}
