import type { ReactNode } from 'react'
import css from './SummaryLayout.module.css'

/** A record opened to be read: its facts at the left, its work and what happened at the right. */
export function SummaryLayout({
  facts,
  lead,
  top,
  strip,
  rows,
  children,
}: {
  /** Groups of facts. */
  facts: ReactNode
  /** What matters most: above the work, on a phone above the facts too. Not with `top`. */
  lead?: ReactNode
  /** Figures across the whole page. */
  top?: ReactNode
  /** Figures across the top of the work, on a phone above the facts. */
  strip?: ReactNode
  /** Groups of action rows, from edge to edge. */
  rows?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={css.layout}>
      {top && <div className={css.top}>{top}</div>}
      {lead && <div className={css.lead}>{lead}</div>}
      <div className={css.facts}>{facts}</div>
      <div className={css.main}>
        {strip && <div className={css.strip}>{strip}</div>}
        {rows}
        <div className={css.work}>{children}</div>
      </div>
    </div>
  )
}
