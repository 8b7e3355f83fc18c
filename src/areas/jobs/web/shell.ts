import { IconTrafficCone } from '@tabler/icons-react'
import { call } from '#platform/web/api.ts'
import type { ShellParts } from '#platform/web/web-area.ts'
import { jobEndpoints } from '../contract/endpoints.ts'
import { jobHint, jobPaths } from './job-paths.ts'

export const jobShell: ShellParts = {
  nav: [
    {
      label: 'Jobs',
      to: jobPaths.list,
      icon: IconTrafficCone,
      group: 'Work',
      permission: 'jobs:read',
      order: 30,
    },
  ],
  palette: [
    {
      label: 'Jobs',
      permission: 'jobs:read',
      search: async (search, signal) => {
        const query = { search, page_size: 6, with_total: '0' as const }
        const { rows } = await call(jobEndpoints.listJobs, { query }, { signal })
        return rows.map((job) => ({
          label: `${job.job_no} ${job.title}`,
          hint: jobHint(job),
          to: jobPaths.edit(job.id),
        }))
      },
    },
  ],
}
