import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './BulkBar.module.css'
import { IconButton } from './Button.tsx'

/** Actions on the selection; replaces the filters. */
export function BulkBar({
  count,
  onClear,
  children,
}: {
  count: number
  onClear: () => void
  children: ReactNode
}) {
  return (
    <section className={css.bar} aria-label="Selection">
      <IconButton label="Clear the selection" icon={<IconX aria-hidden />} onClick={onClear} />
      <output className={css.count}>{count.toLocaleString('en-AU')} selected</output>
      {children}
    </section>
  )
}
