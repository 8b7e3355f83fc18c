import { IconSteeringWheel } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import { driverPaths } from './driver-paths.ts'

export const driverShell = recordShell(driverPaths.list, {
  label: 'Drivers',
  icon: IconSteeringWheel,
  group: 'People & plant',
  order: 20,
  permission: 'drivers:read',
  help: () => import('./help.ts'),
  palette: () => import('./palette.ts'),
})
