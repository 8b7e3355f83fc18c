import { useQuery } from '@tanstack/react-query'
import { clientSearch } from '#areas/clients/web/index.ts'
import { driverSearch } from '#areas/drivers/web/index.ts'
import { jobStatuses } from '#areas/jobs/contract/choices.ts'
import { projectSearch } from '#areas/projects/web/index.ts'
import { categoriesQuery } from '#areas/resources/web/index.ts'
import { useChoices } from '#areas/settings/web/index.ts'
import { RecordFilter } from '#platform/web/lists/RecordFilter.tsx'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { MoreFilters } from '#ui/parts/MoreFilters.tsx'
import type { statsEndpoints } from '../../contract/endpoints.ts'
import { groupLabels, jobReportLabels as labels } from '../../rules/stats-labels.ts'

const statusOptions = optionsOf(jobStatuses)

/** The report’s days and what narrows it. */
export function JobReportFilterBar(props: FilterProps<QueryOf<typeof statsEndpoints.listJobReport>>) {
  const filter = filterOf(props)
  const categories = namesOf(useQuery(categoriesQuery()).data)
  const types = useChoices('job_type', props.query.job_type ?? null)
  return (
    <FilterBar {...props} search="No., title, client, site, PO, quote">
      <FilterDates {...props} />
      <RecordFilter {...filter('client_id')} label={labels.client} search={clientSearch} />
      <FilterSelect {...filter('status')} label={labels.status} options={statusOptions} />
      <FilterSelect {...filter('job_type')} label={labels.job_type} options={types} />
      <MoreFilters
        filters={[
          {
            label: groupLabels.category,
            filter: (label) => (
              <FilterSelect {...filter('asset_category_id')} label={label} options={categories} />
            ),
          },
          {
            label: groupLabels.driver,
            filter: (label) => <RecordFilter {...filter('driver_id')} label={label} search={driverSearch} />,
          },
          {
            label: labels.project,
            filter: (label) => (
              <RecordFilter {...filter('project_id')} label={label} search={projectSearch} />
            ),
          },
        ]}
      />
    </FilterBar>
  )
}
