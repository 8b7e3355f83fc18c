import { IconTrafficCone } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { jobPaths } from './job-paths.ts'

export const jobShell: ShellParts = {
  help: { paths: ['/dashboard/jobs'], load: () => import('./help.ts') },
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
  palette: [{ label: 'Jobs', permission: 'jobs:read', load: () => import('./palette.ts') }],
}
