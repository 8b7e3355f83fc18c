import { prefetchList } from '#platform/web/list-query.ts'
import { type RecordLoad, loadRecord } from '#platform/web/load-record.ts'
import type { RouterContext } from '#platform/web/root-route.tsx'
import { docketEndpoints } from '../contract/endpoints.ts'
import { type DocketListQuery, docketQuery } from './queries.ts'

/** What the router hands to a list's loader. */
export interface ListLoad {
  context: RouterContext
  deps: DocketListQuery
}

export const loadDockets = ({ context, deps }: ListLoad) =>
  prefetchList(context.queries, docketEndpoints.listDockets, deps)

export const loadDocket = (load: RecordLoad) => loadRecord(load, docketQuery(Number(load.params.id)))
