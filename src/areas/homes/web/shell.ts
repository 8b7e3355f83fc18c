import { IconCalendarCheck, IconHome } from '@tabler/icons-react'
import { readSeldom } from '#platform/web/calls/api.ts'
import type { ShellParts } from '#platform/web/web-area.ts'
import { homeEndpoints } from '../contract/endpoints.ts'

export const homeShell: ShellParts = {
  help: {
    paths: ['/dashboard', '/allocator', '/driver', '/safety_officer', '/dashboard/jobs/day-sheets'],
    load: () => import('./help.ts'),
  },
  nav: [
    {
      label: 'Home',
      to: '/dashboard',
      icon: IconHome,
      group: 'Work',
      permission: 'home:read',
      order: 10,
      isHome: true,
      also: ['/dashboard/home'],
    },
  ],
  waiting: readSeldom(homeEndpoints.listWaiting, {}),
  driverBar: [
    { label: 'Today', to: '/driver', icon: IconCalendarCheck, permission: 'home:driver', order: 10 },
  ],
}
