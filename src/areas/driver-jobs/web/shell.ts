import { IconSteeringWheel } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { driverJobPaths } from './driver-job-paths.ts'

export const driverJobShell: ShellParts = {
  help: { paths: ['/dashboard/driver_jobs'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Driver jobs',
      to: driverJobPaths.list,
      icon: IconSteeringWheel,
      group: 'Work',
      permission: 'driver-jobs:read',
      order: 50,
    },
  ],
  palette: [{ label: 'Driver jobs', permission: 'driver-jobs:read', load: () => import('./palette.ts') }],
}
