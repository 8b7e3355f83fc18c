import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { read } from '#platform/web/api.ts'
import { prefetchList } from '#platform/web/list-query.ts'
import { type RecordLoad, loadRecord } from '#platform/web/load-record.ts'
import type { RouterContext } from '#platform/web/root-route.tsx'
import { orderEndpoints } from '../contract/endpoints.ts'
import { type OrderListQuery, orderQuery, requirementsQuery } from './queries.ts'

export const loadOrders = ({ context, deps }: { context: RouterContext; deps: OrderListQuery }) =>
  prefetchList(context.queries, orderEndpoints.listOrders, deps)

export const loadOrder = (one: RecordLoad) => loadRecord(one, orderQuery(Number(one.params.id)))

export const loadRequirements = (one: RecordLoad) => {
  const id = Number(one.params.id)
  return Promise.all([
    loadRecord(one, read(jobEndpoints.getJob, { params: { id } })),
    one.context.queries.ensureQueryData(requirementsQuery(id)),
  ])
}
