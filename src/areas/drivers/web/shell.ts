import { IconSteeringWheel } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { driverPaths } from './driver-paths.ts'

export const driverShell: ShellParts = {
  help: { paths: ['/dashboard/subcontractors/drivers'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Drivers',
      to: driverPaths.list,
      icon: IconSteeringWheel,
      group: 'People & plant',
      permission: 'drivers:read',
      order: 20,
    },
  ],
  palette: [{ label: 'Drivers', permission: 'drivers:read', load: () => import('./palette.ts') }],
}
