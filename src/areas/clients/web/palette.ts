import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { clientHint, clientPaths } from './client-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(clientEndpoints.listClients, { query }, { signal })
  return rows.map((client) => ({
    label: client.name,
    hint: clientHint(client),
    to: clientPaths.edit(client.id),
  }))
}
