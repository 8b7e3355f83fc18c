import { IconHistory } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'

export const activityLogShell: ShellParts = {
  help: { paths: ['/dashboard/logs'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Logs',
      to: '/dashboard/logs',
      icon: IconHistory,
      group: 'Office',
      permission: 'activity-log:read',
      order: 30,
    },
  ],
}
