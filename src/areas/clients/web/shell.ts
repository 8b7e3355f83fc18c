import { IconBuildingCommunity } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { clientPaths } from './client-paths.ts'

export const clientShell: ShellParts = {
  help: { paths: ['/dashboard/clients'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Clients',
      to: clientPaths.list,
      icon: IconBuildingCommunity,
      group: 'Money',
      permission: 'clients:read',
      order: 30,
    },
  ],
  palette: [{ label: 'Clients', permission: 'clients:read', load: () => import('./palette.ts') }],
}
