import { read } from '#platform/web/calls/api.ts'
import { firstMatches } from '#platform/web/lists/use-record-matches.ts'
import { jobEndpoints } from '../contract/endpoints.ts'
import type { JobRow } from '../contract/job.ts'
import { jobHint } from './job-paths.ts'
import { type JobListQuery, jobQuery } from './queries.ts'

/** Finds a job, of one client or of all, by number, title, client, site, purchase order or quote. */
export const jobSearch = (narrowing: Pick<JobListQuery, 'client_id'> = {}) =>
  ({
    permission: 'jobs:read',
    one: jobQuery,
    list: (search: string) =>
      read(jobEndpoints.listJobs, { query: { ...firstMatches(search), ...narrowing } }),
    optionOf: (job: Pick<JobRow, 'id' | 'job_no' | 'title' | 'client' | 'site_suburb'>) => ({
      value: job.id,
      label: `${job.job_no} ${job.title}`,
      hint: jobHint(job),
    }),
  }) as const
