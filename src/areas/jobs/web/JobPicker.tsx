import { read } from '#platform/web/calls/api.ts'
import { useRecordSearch } from '#platform/web/lists/use-record-search.ts'
import { ComboField } from '#ui/fields/ComboField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { jobEndpoints } from '../contract/endpoints.ts'
import type { JobRow } from '../contract/job.ts'
import { jobHint } from './job-paths.ts'
import { jobQuery } from './queries.ts'

const optionOf = (job: Pick<JobRow, 'id' | 'job_no' | 'title' | 'client' | 'site_suburb'>) => ({
  value: job.id,
  label: `${job.job_no} ${job.title}`,
  hint: jobHint(job),
})

/** A field for a job's id, found by number, title, client, site, purchase order or quote. */
export function JobPicker(props: FieldProps) {
  const { combo } = useRecordSearch(props, {
    permission: 'jobs:read',
    one: jobQuery,
    list: (search) => read(jobEndpoints.listJobs, { query: { search, page_size: 20, with_total: '0' } }),
    optionOf,
  })
  return <ComboField {...props} {...combo} />
}
