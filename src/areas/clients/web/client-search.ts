import { read } from '#platform/web/calls/api.ts'
import { firstMatches } from '#platform/web/lists/use-record-matches.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { clientHint } from './client-paths.ts'
import { clientQuery } from './queries.ts'

interface Named {
  id: number
  name: string
  client_no: string
  suburb: string | null
}

/** Finds a client to filter by, by name, number, phone, email, ABN or contact. */
export const clientSearch = {
  permission: 'clients:read',
  one: clientQuery,
  list: (search: string) =>
    read(clientEndpoints.listClients, { query: { ...firstMatches(search), sort: 'name' } }),
  optionOf: (client: Named) => ({ value: client.id, label: client.name, hint: clientHint(client) }),
} as const
