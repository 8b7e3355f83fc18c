import { useQuery } from '@tanstack/react-query'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { addDays, melbourneDate } from '#shared/local-date.ts'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { useNow } from '#ui/use-now.ts'
import { orderStatuses } from '../../contract/choices.ts'
import type { OrderListQuery } from '../queries.ts'

const statusOptions = orderStatuses.map((status) => ({ value: status, label: status }))
const unallocatedOptions = [{ value: '1', label: 'Needs somebody' }] as const
const offRoadOptions = [{ value: '1', label: 'Asset off road' }] as const
const periods = [
  { value: 'coming', label: 'From today', from: 0, to: null },
  { value: 'today', label: 'Today', from: 0, to: 0 },
  { value: 'tomorrow', label: 'Tomorrow', from: 1, to: 1 },
  { value: 'week', label: 'Next 7 days', from: 0, to: 6 },
] as const

/** The work order list's filters. */
export function OrderFilterBar({
  query,
  onChange,
}: {
  query: OrderListQuery
  onChange: (changes: OrderListQuery) => void
}) {
  const { data: categories = [] } = useQuery(
    read(resourceEndpoints.listCategories, { query: { archived: '0' } }),
  )
  const today = melbourneDate(useNow())
  const daysOf = ({ from, to }: { from: number; to: number | null }) => ({
    from: addDays(today, from),
    to: to === null ? undefined : addDays(today, to),
  })
  const period = periods.find((one) => daysOf(one).from === query.from && daysOf(one).to === query.to)
  return (
    <>
      <SearchBox
        value={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
        placeholder="Number, job, client, site, category"
      />
      <FilterSelect
        label="Any day"
        options={periods}
        value={period?.value ?? null}
        onChange={(value) => {
          const chosen = periods.find((one) => one.value === value)
          onChange(chosen ? daysOf(chosen) : { from: undefined, to: undefined })
        }}
      />
      <FilterDates query={query} onChange={onChange} />
      <FilterSelect
        label="Any status"
        options={statusOptions}
        value={query.order_status ?? null}
        onChange={(order_status) => onChange({ order_status: order_status ?? undefined })}
      />
      <FilterSelect
        label="Any category"
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={query.asset_category_id ?? null}
        onChange={(id) => onChange({ asset_category_id: id ?? undefined })}
      />
      <FilterSelect
        label="Filled or not"
        options={unallocatedOptions}
        value={query.unallocated ?? null}
        onChange={(unallocated) => onChange({ unallocated: unallocated ?? undefined })}
      />
      <FilterSelect
        label="Off road or not"
        options={offRoadOptions}
        value={query.off_road ?? null}
        onChange={(off_road) => onChange({ off_road: off_road ?? undefined })}
      />
    </>
  )
}
