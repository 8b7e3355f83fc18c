import type { OptionValue } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { type RecordSearch, useRecordMatches } from './use-record-matches.ts'

/** Filters a list by a record, found by typing; hidden from those who may not see such records. */
export function RecordFilter<One, Row>({
  search,
  ...filter
}: {
  label: string
  value: OptionValue | null
  onChange: (id: OptionValue | null) => void
  search: RecordSearch<One, Row>
}) {
  const { value } = filter
  const chosen = typeof value === 'number' ? value : null
  const { current, isMissing, rows, setTyped, loading, refusal } = useRecordMatches(chosen, search)
  if (refusal) return null
  const missing = isMissing && chosen !== null ? { value: chosen, label: 'Not found' } : undefined
  return (
    <FilterSelect
      {...filter}
      options={rows.map(search.optionOf)}
      search={{ current: current ? search.optionOf(current) : missing, onText: setTyped, loading }}
    />
  )
}
