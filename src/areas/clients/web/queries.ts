import { withoutPaging } from '#platform/contract/endpoint.ts'
import { read } from '#platform/web/calls/api.ts'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { clientEndpoints } from '../contract/endpoints.ts'

export const clientQuery = (id: number) => read(clientEndpoints.getClient, { params: { id } })
export const contactsQuery = (id: number) => read(clientEndpoints.listContacts, { params: { id }, query: {} })
export const sitesQuery = (id: number) => read(clientEndpoints.listSites, { params: { id }, query: {} })
export const archivedContactsQuery = (id: number) =>
  read(clientEndpoints.listContacts, { params: { id }, query: { archived: '1' } })
export const archivedSitesQuery = (id: number) =>
  read(clientEndpoints.listSites, { params: { id }, query: { archived: '1' } })

/** The client list's search parameters. */
export type ClientListQuery = QueryOf<typeof clientEndpoints.listClients>

/** What the listed clients owe, whatever page is shown. */
export const sumsQuery = (query: ClientListQuery) =>
  read(clientEndpoints.sumClients, { query: withoutPaging(query) })

/** What its routes load. */
export const { loadList, loadArchived, loadRecord } = recordLoaders(clientEndpoints.listClients, clientQuery)
