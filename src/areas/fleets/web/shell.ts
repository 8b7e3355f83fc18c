import { IconBulldozer } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'

export const fleetShell: ShellParts = {
  help: { paths: ['/dashboard/fleets'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Fleets',
      to: '/dashboard/fleets',
      icon: IconBulldozer,
      group: 'People & plant',
      permission: 'fleets:read',
      order: 30,
    },
  ],
}
