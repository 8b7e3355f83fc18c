import { read } from '#platform/web/calls/api.ts'
import { RecordPicker } from '#platform/web/lists/RecordPicker.tsx'
import { firstMatches } from '#platform/web/lists/use-record-search.ts'
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

const list = (search: string) => read(jobEndpoints.listJobs, { query: firstMatches(search) })

/** A field for a job's id, found by number, title, client, site, purchase order or quote. */
export function JobPicker(props: FieldProps) {
  const search = { permission: 'jobs:read', one: jobQuery, list, optionOf } as const
  return <RecordPicker {...props} search={search} />
}
