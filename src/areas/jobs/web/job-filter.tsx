import { RecordFilter } from '#platform/web/lists/RecordFilter.tsx'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import type { OptionValue } from '#ui/fields/options.ts'
import type { JobListQuery } from './queries.ts'
import { jobSearch } from './job-search.ts'

/** Filters a list of another area by job, for `MoreFilters`; among the client's jobs once a client is chosen. */
export const jobFilter = (
  props: FilterProps<Pick<JobListQuery, 'client_id'> & { job_id?: OptionValue | undefined }>,
) => ({
  label: 'Job',
  filter: (label: string) => (
    <RecordFilter
      {...filterOf(props)('job_id')}
      label={label}
      search={jobSearch({ client_id: props.query.client_id })}
    />
  ),
})
