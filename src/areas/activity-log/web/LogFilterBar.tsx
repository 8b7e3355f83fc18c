import { useQuery } from '@tanstack/react-query'
import { capitalised } from '#shared/text.ts'
import { namesOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { choicesQuery, type LogSearch } from './queries.ts'

/** The log's filters. */
export function LogFilterBar(props: FilterProps<LogSearch>) {
  const filter = filterOf(props)
  const { data } = useQuery(choicesQuery)
  const { record_types = [], people = [], actions = [] } = data ?? {}
  return (
    <FilterBar {...props} search="Record name">
      <FilterSelect
        {...filter('record_type')}
        label="Record"
        options={record_types.map(({ type, title }) => ({ value: type, label: title }))}
      />
      <FilterSelect {...filter('actor_user_id')} label="Person" options={namesOf(people)} />
      <FilterSelect
        {...filter('action')}
        label="Action"
        options={actions.map((action) => ({ value: action, label: capitalised(action) }))}
      />
      <FilterDates {...props} />
    </FilterBar>
  )
}
