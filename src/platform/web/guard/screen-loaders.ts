import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { type ListEndpoint, type QueryOf, prefetchList } from '../lists/list-query.ts'
import { type RecordLoad, loadRecord } from '../records/load-record.ts'
import type { RouterContext } from './root-route.tsx'

/** For a list's screen: prefetches the rows its address asks for. `fixed` is for the archived list. */
export const listLoader =
  <E extends ListEndpoint>(endpoint: E, fixed?: QueryOf<E>) =>
  ({ context, deps }: { context: RouterContext; deps: QueryOf<E> }): void =>
    prefetchList(context.queries, endpoint, { ...deps, ...fixed })

/** For a record's screen: loads the record by the id in the address. */
export const recordLoader =
  <Record, Key extends QueryKey>(query: (id: number) => FetchQueryOptions<Record, Error, Record, Key>) =>
  (load: RecordLoad): Promise<void> =>
    loadRecord(load, query(Number(load.params.id)))

/** Of a plain record's screens (`recordRoutes`): its list, those that were archived, and one. */
export const recordLoaders = <E extends ListEndpoint, Record, Key extends QueryKey>(
  endpoint: E,
  query: (id: number) => FetchQueryOptions<Record, Error, Record, Key>,
) => ({
  loadList: listLoader(endpoint),
  loadArchived: listLoader(endpoint, { archived: '1' } as unknown as QueryOf<E>),
  loadRecord: recordLoader(query),
})
