import { IconBuildingCommunity } from '@tabler/icons-react'
import { call } from '#platform/web/api.ts'
import type { ShellParts } from '#platform/web/web-area.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { clientHint, clientPaths } from './client-paths.ts'

export const clientShell: ShellParts = {
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
  palette: [
    {
      label: 'Clients',
      permission: 'clients:read',
      search: async (search, signal) => {
        const query = { search, page_size: 6, with_total: '0' as const }
        const { rows } = await call(clientEndpoints.listClients, { query }, { signal })
        return rows.map((client) => ({
          label: client.name,
          hint: clientHint(client),
          to: clientPaths.edit(client.id),
        }))
      },
    },
  ],
}
