import { projectSearch } from '#areas/projects/web/index.ts'
import { useChoices } from '#areas/settings/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { RecordFilter } from '#platform/web/lists/RecordFilter.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { MoreFilters } from '#ui/parts/MoreFilters.tsx'
import { jobStatuses } from '../../contract/choices.ts'
import type { JobListQuery } from '../queries.ts'

const statusOptions = optionsOf(jobStatuses)
const cancelledOptions = statusOptions.filter(({ value }) => value.startsWith('Cancelled'))
const unfilledOptions = [{ value: '1', label: 'To fill' }] as const

/** The job list's filters. `cancelled`: offers only the statuses of cancelled jobs. */
export function JobFilterBar({ cancelled, ...props }: FilterProps<JobListQuery> & { cancelled: boolean }) {
  const filter = filterOf(props)
  const may = useMay()
  const types = useChoices('job_type', props.query.job_type)
  const projectFilter = {
    label: 'Project',
    filter: (label: string) => (
      <RecordFilter {...filter('project_id')} label={label} search={projectSearch} />
    ),
  }
  return (
    <FilterBar {...props} search="No., title, client, site, PO, quote">
      <FilterSelect
        {...filter('status')}
        label="Status"
        options={cancelled ? cancelledOptions : statusOptions}
      />
      <FilterSelect {...filter('job_type')} label="Type" options={types} />
      <FilterDates {...props} />
      {!cancelled && <FilterSelect {...filter('unfilled')} label="Orders" options={unfilledOptions} />}
      {may('projects:read') && <MoreFilters filters={[projectFilter]} />}
    </FilterBar>
  )
}
