import { useContext, useRef } from 'react'
import { ReadOnlyContext } from '../fields/read-only.ts'
import css from './TotalsList.module.css'
import { useFieldInSight } from './use-field-in-sight.ts'

export interface TotalRow {
  label: string
  value: string
  grand?: boolean
  /** A figure to worry about. */
  isBad?: boolean
}

/** Running totals of the lines while typing; always visible. */
export function TotalsList({ rows }: { rows: readonly TotalRow[] }) {
  const bar = useRef<HTMLDListElement>(null)
  useFieldInSight(bar)
  const readOnly = useContext(ReadOnlyContext)
  return (
    <dl
      ref={bar}
      className={css.totals}
      aria-label="Totals"
      data-bottom-bar
      data-read-only={readOnly || undefined}
    >
      {rows.map(({ label, value, grand, isBad }) => (
        <div key={label} data-grand={grand || undefined} data-bad={isBad || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
