import { IconSettings } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { settingsPaths } from './settings-paths.ts'

export const settingsShell: ShellParts = {
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
