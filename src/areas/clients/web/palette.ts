import { searchList } from '#platform/web/lists/search-list.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { clientHint, clientPaths } from './client-paths.ts'

export const search = searchList(clientEndpoints.listClients, (client) => ({
  label: client.name,
  hint: clientHint(client),
  to: clientPaths.edit(client.id),
}))
