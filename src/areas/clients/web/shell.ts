import { IconBuildingCommunity } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import { clientPaths } from './client-paths.ts'

export const clientShell = recordShell(clientPaths.list, {
  label: 'Clients',
  icon: IconBuildingCommunity,
  group: 'Money',
  order: 30,
  permission: 'clients:read',
  help: () => import('./help.ts'),
  palette: () => import('./palette.ts'),
})
