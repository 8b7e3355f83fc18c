import type { ReactNode } from 'react'
import css from './Cut.module.css'

/**
 * A long name in a table, cut off where there is no room for it, and in full on hover. `isLast`: on a desktop others are
 * cut off before it.
 */
export const Cut = ({
  text,
  isLast = false,
  children,
}: {
  text: string
  isLast?: boolean
  children?: ReactNode
}) => (
  <span className={css.cut} title={text} data-last={isLast || undefined}>
    {children ?? <span>{text}</span>}
  </span>
)
