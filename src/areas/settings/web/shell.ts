import { IconSettings } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import type { ShellParts } from '#platform/web/web-area.ts'
import { CurrencyFormat } from './company/CurrencyFormat.tsx'
import { settingsPaths } from './settings-paths.ts'

export const settingsShell: ShellParts = {
  ...recordShell(settingsPaths.overview, {
    label: 'Settings',
    icon: IconSettings,
    group: 'Office',
    order: 40,
    permission: 'settings:read',
    help: () => import('./help.ts'),
  }),
  unseen: CurrencyFormat,
}
