import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { jobEndpoints } from '../contract/endpoints.ts'
import { jobHint, jobPaths } from './job-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(jobEndpoints.listJobs, { query }, { signal })
  return rows.map((job) => ({
    label: `${job.job_no} ${job.title}`,
    hint: jobHint(job),
    to: jobPaths.edit(job.id),
  }))
}
