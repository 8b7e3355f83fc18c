import { useQuery } from '@tanstack/react-query'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { choicesQuery, type LogSearch } from './queries.ts'

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The log's filters. */
export function LogFilterBar({
  filters,
  onChange,
}: {
  filters: LogSearch
  onChange: (changes: LogSearch) => void
}) {
  const { data } = useQuery(choicesQuery)
  const { record_types = [], people = [], actions = [] } = data ?? {}
  return (
    <>
      <SearchBox
        value={filters.search ?? ''}
        onSearch={(search) => onChange({ search })}
        placeholder="Record name"
      />
      <FilterSelect
        label="Record"
        options={record_types.map(({ type, title }) => ({ value: type, label: title }))}
        value={filters.record_type ?? null}
        onChange={(record_type) => onChange({ record_type: record_type ?? undefined })}
      />
      <FilterSelect
        label="Person"
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={filters.actor_user_id ?? null}
        onChange={(actor_user_id) => onChange({ actor_user_id: actor_user_id ?? undefined })}
      />
      <FilterSelect
        label="Action"
        options={actions.map((action) => ({ value: action, label: sentence(action) }))}
        value={filters.action ?? null}
        onChange={(action) => onChange({ action: action ?? undefined })}
      />
      <FilterDates query={filters} onChange={onChange} />
    </>
  )
}
