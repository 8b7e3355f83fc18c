import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import type { OptionValue } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { jobEndpoints } from '../contract/endpoints.ts'
import type { JobListQuery } from './queries.ts'

/** Filters a list by job, of one client or of all. */
export function JobFilter({
  client_id,
  ...filter
}: {
  client_id: JobListQuery['client_id']
  value: OptionValue | null
  onChange: (job_id: OptionValue | null) => void
}) {
  const { data } = useQuery({
    ...read(jobEndpoints.listJobs, {
      query: { page_size: 200, with_total: '0', ...(client_id === undefined ? {} : { client_id }) },
    }),
    enabled: useMay()('jobs:read'),
  })
  const jobs = (data?.rows ?? []).map(({ id, job_no, title }) => ({ value: id, label: `${job_no} ${title}` }))
  return <FilterSelect {...filter} label="Job" options={jobs} />
}
