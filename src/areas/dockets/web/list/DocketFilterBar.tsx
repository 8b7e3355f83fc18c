import { useQuery } from '@tanstack/react-query'
import { ClientFilter } from '#areas/clients/web/index.ts'
import { driverEndpoints } from '#areas/drivers/contract/endpoints.ts'
import { JobFilter } from '#areas/jobs/web/index.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { MoreFilters } from '#ui/parts/MoreFilters.tsx'
import { docketStatusFilters } from '../../contract/choices.ts'
import type { DocketListQuery } from '../queries.ts'

// Replaced revisions are in no list.
const statusOptions = optionsOf(docketStatusFilters.filter((status) => status !== 'Superseded'))

/** The docket list's filters. */
export function DocketFilterBar(props: FilterProps<DocketListQuery>) {
  const filter = filterOf(props)
  const may = useMay()
  const drivers = useQuery({
    ...read(driverEndpoints.listDrivers, { query: { sort: 'name', page_size: 200, with_total: '0' } }),
    enabled: may('drivers:read'),
  })
  return (
    <FilterBar {...props} search="Number, PO, job, client, driver, asset">
      <FilterSelect {...filter('status')} label="Status" options={statusOptions} />
      <ClientFilter {...filter('client_id', { job_id: undefined })} />
      <FilterDates {...props} />
      <MoreFilters>
        <JobFilter {...filter('job_id')} client_id={props.query.client_id} />
        {may('dockets:write') && (
          <FilterSelect {...filter('driver_id')} label="Driver" options={namesOf(drivers.data?.rows)} />
        )}
      </MoreFilters>
    </FilterBar>
  )
}
