import css from './TotalsList.module.css'

export interface TotalRow {
  label: string
  value: string
  grand?: boolean
}

/** What the lines come to while they are typed; always in sight. */
export function TotalsList({ rows }: { rows: readonly TotalRow[] }) {
  return (
    <dl className={css.totals} aria-label="Totals" data-bottom-bar>
      {rows.map(({ label, value, grand }) => (
        <div key={label} data-grand={grand || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
