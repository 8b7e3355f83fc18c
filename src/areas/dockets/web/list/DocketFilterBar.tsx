import { clientSearch } from '#areas/clients/web/index.ts'
import { driverSearch } from '#areas/drivers/web/index.ts'
import { jobFilter } from '#areas/jobs/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { RecordFilter } from '#platform/web/lists/RecordFilter.tsx'
import { statusOptionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { MoreFilters } from '#ui/parts/MoreFilters.tsx'
import { type DocketStatusFilter, docketStatuses } from '../../contract/choices.ts'
import { docketGroupOptions } from '../../rules/docket-labels.ts'
import type { DocketListQuery } from '../queries.ts'

// Replaced revisions are in no list.
const statusOptions = statusOptionsOf<DocketStatusFilter>(
  docketStatuses.filter((status) => status !== 'Superseded'),
  docketGroupOptions,
)

/** The docket list's filters. */
export function DocketFilterBar(props: FilterProps<DocketListQuery>) {
  const filter = filterOf(props)
  const may = useMay()
  const driverFilter = {
    label: 'Driver',
    filter: (label: string) => <RecordFilter {...filter('driver_id')} label={label} search={driverSearch} />,
  }
  return (
    <FilterBar {...props} search="Number, PO, job, client, driver, machine">
      <FilterSelect {...filter('status')} label="Status" options={statusOptions} />
      <RecordFilter {...filter('client_id', { job_id: undefined })} label="Client" search={clientSearch} />
      <FilterDates {...props} />
      <MoreFilters
        filters={[
          ...(may('jobs:read') ? [jobFilter(props)] : []),
          ...(may('dockets:write') && may('drivers:read') ? [driverFilter] : []),
        ]}
      />
    </FilterBar>
  )
}
