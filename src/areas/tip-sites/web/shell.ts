import { IconMapPin } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { tipSitePaths } from './tip-site-paths.ts'

export const tipSiteShell: ShellParts = {
  help: { paths: ['/dashboard/tip-sites'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Tip sites',
      to: tipSitePaths.list,
      icon: IconMapPin,
      group: 'Money',
      permission: 'tip-sites:read',
      order: 45,
    },
  ],
  palette: [{ label: 'Tip sites', permission: 'tip-sites:read', load: () => import('./palette.ts') }],
}
