import type { ReactNode } from 'react'
import css from './Cut.module.css'

/** A long name in a table, cut off where there is no room for it, and in full on hover. */
export const Cut = ({ text, children }: { text: string; children?: ReactNode }) => (
  <span className={css.cut} title={text}>
    {children ?? <span>{text}</span>}
  </span>
)
