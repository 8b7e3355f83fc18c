import { useQuery } from '@tanstack/react-query'
import { clientSearch } from '#areas/clients/web/index.ts'
import { driverSearch } from '#areas/drivers/web/index.ts'
import { RecordFilter } from '#platform/web/lists/RecordFilter.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { cancelledDriverLabels as labels } from '../rules/cancelled-driver-labels.ts'
import { type CancelledDriverQuery, reasonsQuery } from './queries.ts'

const lateOptions = [{ value: '1', label: 'Less than 12 h' }] as const

/** The list's filters; reasons are those that were given. */
export function CancelledDriverFilterBar(props: FilterProps<CancelledDriverQuery>) {
  const filter = filterOf(props)
  const { data = [] } = useQuery(reasonsQuery({}))
  const reasons = [...new Set(data.map(({ reason }) => reason))].toSorted()
  return (
    <FilterBar {...props} search="Driver, order, client">
      <FilterSelect {...filter('reason')} label={labels.reason} options={optionsOf(reasons)} />
      <FilterSelect {...filter('late')} label={labels.notice} options={lateOptions} />
      <FilterDates {...props} label={labels.released_at} />
      <RecordFilter {...filter('driver_id')} label={labels.driver} search={driverSearch} />
      <RecordFilter {...filter('client_id')} label={labels.client} search={clientSearch} />
    </FilterBar>
  )
}
