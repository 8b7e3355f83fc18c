import { IconTrafficCone } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import { jobPaths } from './job-paths.ts'

export const jobShell = recordShell(jobPaths.list, {
  label: 'Jobs',
  icon: IconTrafficCone,
  group: 'Work',
  order: 30,
  permission: 'jobs:read',
  help: () => import('./help.ts'),
  palette: () => import('./palette.ts'),
})
