import { prefetchList } from '#platform/web/list-query.ts'
import { type RecordLoad, loadRecord } from '#platform/web/load-record.ts'
import type { RouterContext } from '#platform/web/root-route.tsx'
import { clientEndpoints } from '../contract/endpoints.ts'
import { type ClientListQuery, clientQuery } from './queries.ts'

/** What the router hands to a list's loader. */
export interface ListLoad {
  context: RouterContext
  deps: ClientListQuery
}

export const loadClients = ({ context, deps }: ListLoad) =>
  prefetchList(context.queries, clientEndpoints.listClients, deps)

export const loadArchivedClients = ({ context, deps }: ListLoad) =>
  prefetchList(context.queries, clientEndpoints.listClients, { ...deps, archived: '1' })

export const loadClient = (load: RecordLoad) => loadRecord(load, clientQuery(Number(load.params.id)))
