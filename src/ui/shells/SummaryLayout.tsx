import type { ReactNode } from 'react'
import css from './SummaryLayout.module.css'

/** A record opened to be read: its facts at the left, its work and what happened at the right. */
export function SummaryLayout({
  facts,
  strip,
  children,
}: {
  /** Groups of facts. */
  facts: ReactNode
  /** Figures across the top of the work. */
  strip?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={css.layout}>
      <div className={css.facts}>{facts}</div>
      <div className={css.main}>
        {strip}
        <div className={css.work}>{children}</div>
      </div>
    </div>
  )
}
