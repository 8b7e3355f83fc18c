import { useQuery } from '@tanstack/react-query'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { namesOf, statusOptionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { MoreFilters } from '#ui/parts/MoreFilters.tsx'
import { type OrderPeriod, type OrderStatusFilter, orderStatuses } from '../../contract/choices.ts'
import { orderGroupOptions } from '../../rules/order-labels.ts'
import type { OrderListQuery } from '../queries.ts'

const statusOptions = statusOptionsOf<OrderStatusFilter>(orderStatuses, orderGroupOptions)
const unallocatedOptions = [{ value: '1', label: 'To fill' }] as const
const offRoadOptions = [{ value: '1', label: 'Off road' }] as const
const periodOptions = [
  { value: 'coming', label: 'Today and later' },
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'next_working_day', label: 'Next working day' },
  { value: 'week', label: 'Next 7 days' },
] as const satisfies readonly { value: OrderPeriod; label: string }[]

/** The work order list's filters. */
export function OrderFilterBar(props: FilterProps<OrderListQuery>) {
  const { query, onChange } = props
  const filter = filterOf(props)
  const { data: categories } = useQuery(read(resourceEndpoints.listCategories, { query: { archived: '0' } }))
  return (
    <FilterBar {...props} search="Number, job, client, site, category">
      <FilterSelect
        {...filter('when', { from: undefined, to: undefined })}
        label="Day"
        options={periodOptions}
      />
      <FilterSelect {...filter('order_status')} label="Status" options={statusOptions} />
      <FilterSelect {...filter('unallocated')} label="Orders" options={unallocatedOptions} />
      <MoreFilters
        filters={[
          {
            label: 'Dates',
            filter: (label) => (
              <FilterDates
                label={label}
                query={query}
                onChange={(change) => onChange({ when: undefined, ...change })}
              />
            ),
          },
          {
            label: 'Category',
            filter: (label) => (
              <FilterSelect {...filter('asset_category_id')} label={label} options={namesOf(categories)} />
            ),
          },
          {
            label: 'Machine',
            filter: (label) => (
              <FilterSelect {...filter('off_road')} label={label} options={offRoadOptions} />
            ),
          },
        ]}
      />
    </FilterBar>
  )
}
