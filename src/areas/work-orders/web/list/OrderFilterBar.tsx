import { useQuery } from '@tanstack/react-query'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { MoreFilters } from '#ui/parts/MoreFilters.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { type OrderPeriod, orderStatuses } from '../../contract/choices.ts'
import type { OrderListQuery } from '../queries.ts'

const statusOptions = orderStatuses.map((status) => ({ value: status, label: status }))
const unallocatedOptions = [{ value: '1', label: 'To fill' }] as const
const offRoadOptions = [{ value: '1', label: 'Off road' }] as const
const periodOptions = [
  { value: 'coming', label: 'From today' },
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'week', label: 'Next 7 days' },
] as const satisfies readonly { value: OrderPeriod; label: string }[]

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
  return (
    <>
      <SearchBox
        value={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
        placeholder="Number, job, client, site, category"
      />
      <FilterSelect
        label="Day"
        options={periodOptions}
        value={query.when ?? null}
        onChange={(when) => onChange({ when: when ?? undefined, from: undefined, to: undefined })}
      />
      <FilterSelect
        label="Status"
        options={statusOptions}
        value={query.order_status ?? null}
        onChange={(order_status) => onChange({ order_status: order_status ?? undefined })}
      />
      <FilterSelect
        label="Orders"
        options={unallocatedOptions}
        value={query.unallocated ?? null}
        onChange={(unallocated) => onChange({ unallocated: unallocated ?? undefined })}
      />
      <MoreFilters>
        <FilterDates
          label="Dates"
          query={query}
          onChange={(change) => onChange({ when: undefined, ...change })}
        />
        <FilterSelect
          label="Category"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={query.asset_category_id ?? null}
          onChange={(id) => onChange({ asset_category_id: id ?? undefined })}
        />
        <FilterSelect
          label="Asset"
          options={offRoadOptions}
          value={query.off_road ?? null}
          onChange={(off_road) => onChange({ off_road: off_road ?? undefined })}
        />
      </MoreFilters>
    </>
  )
}
