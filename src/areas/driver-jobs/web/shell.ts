import { IconSteeringWheel } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import { driverJobPaths } from './driver-job-paths.ts'

export const driverJobShell = recordShell(driverJobPaths.list, {
  label: 'Driver jobs',
  icon: IconSteeringWheel,
  group: 'Work',
  order: 50,
  permission: 'driver-jobs:read',
  help: () => import('./help.ts'),
  palette: () => import('./palette.ts'),
})
