import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { clientQuery } from './queries.ts'

export const { loadList, loadArchived, loadRecord } = recordLoaders(clientEndpoints.listClients, clientQuery)
