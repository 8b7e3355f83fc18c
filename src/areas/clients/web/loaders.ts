import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { clientQuery } from './queries.ts'

export const loadClients = listLoader(clientEndpoints.listClients)
export const loadArchivedClients = listLoader(clientEndpoints.listClients, { archived: '1' })
export const loadClient = recordLoader(clientQuery)
