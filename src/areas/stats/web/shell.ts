import { IconChartBar } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { statsPaths } from './stats-paths.ts'

export const statsShell: ShellParts = {
  help: { paths: [statsPaths.stats, statsPaths.jobReport], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Statistics',
      to: statsPaths.stats,
      icon: IconChartBar,
      group: 'Work',
      permission: 'stats:read',
      order: 80,
    },
  ],
  palette: [{ label: 'Statistics', permission: 'stats:read', load: () => import('./palette.ts') }],
}
