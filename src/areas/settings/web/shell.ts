import { IconSettings } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { CurrencyFormat } from './company/CurrencyFormat.tsx'
import { settingsPaths } from './settings-paths.ts'

export const settingsShell: ShellParts = {
  help: { paths: ['/dashboard/settings'], load: () => import('./help.ts') },
  unseen: CurrencyFormat,
  nav: [
    {
      label: 'Settings',
      to: settingsPaths.overview,
      icon: IconSettings,
      group: 'Office',
      permission: 'settings:read',
      order: 40,
    },
  ],
}
