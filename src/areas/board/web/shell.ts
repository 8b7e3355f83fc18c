import { IconCalendar } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { boardPath } from './board-path.ts'

export const boardShell: ShellParts = {
  help: { paths: [boardPath, '/dashboard/jobs/$id/fill'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Board',
      to: boardPath,
      icon: IconCalendar,
      group: 'Work',
      permission: 'scheduler:read',
      order: 20,
    },
  ],
}
