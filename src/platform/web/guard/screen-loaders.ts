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
