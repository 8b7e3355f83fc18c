import { IconCalendarCheck, IconLayoutDashboard } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'

export const homeShell: ShellParts = {
  help: {
    paths: ['/dashboard', '/allocator', '/driver', '/safety_officer'],
    load: () => import('./help.ts'),
  },
  nav: [
    {
      label: 'Dashboard',
      to: '/dashboard',
      icon: IconLayoutDashboard,
      group: 'Work',
      permission: 'home:read',
      order: 10,
      isHome: true,
    },
  ],
  driverBar: [
    { label: 'Today', to: '/driver', icon: IconCalendarCheck, permission: 'home:driver', order: 10 },
  ],
}
