import { searchList } from '#platform/web/lists/search-list.ts'
import { jobEndpoints } from '../contract/endpoints.ts'
import { jobHint, jobPaths } from './job-paths.ts'

export const search = searchList(jobEndpoints.listJobs, (job) => ({
  label: `${job.job_no} ${job.title}`,
  hint: jobHint(job),
  to: jobPaths.edit(job.id),
}))
