import css from '../fields/fields.module.css'
import { FilterDate } from './FilterDate.tsx'

/** Filters a list by a range of days, 'YYYY-MM-DD'; the two inputs stay side by side. */
export function FilterDates({
  query: { from, to },
  onChange,
}: {
  query: { from?: string | null | undefined; to?: string | null | undefined }
  onChange: (change: { from: string | undefined } | { to: string | undefined }) => void
}) {
  return (
    <div className={css.days}>
      <FilterDate
        label="From"
        value={from ?? null}
        onChange={(day) => onChange({ from: day ?? undefined })}
      />
      <FilterDate label="To" value={to ?? null} onChange={(day) => onChange({ to: day ?? undefined })} />
    </div>
  )
}
