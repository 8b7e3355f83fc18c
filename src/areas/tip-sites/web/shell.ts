import { IconMapPin } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import { tipSitePaths } from './tip-site-paths.ts'

export const tipSiteShell = recordShell(tipSitePaths.list, {
  label: 'Tip sites',
  icon: IconMapPin,
  group: 'Money',
  order: 45,
  permission: 'tip-sites:read',
  help: () => import('./help.ts'),
  palette: () => import('./palette.ts'),
})
