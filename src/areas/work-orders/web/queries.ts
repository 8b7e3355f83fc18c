import { read } from '#platform/web/calls/api.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { orderEndpoints } from '../contract/endpoints.ts'
import { requirementEndpoints } from '../contract/requirement-endpoints.ts'

export const orderQuery = (id: number) => read(orderEndpoints.getOrder, { params: { id } })
export const requirementsQuery = (job_id: number) =>
  read(requirementEndpoints.listJobRequirements, { query: { job_id } })

/** The order list's search parameters. */
export type OrderListQuery = QueryOf<typeof orderEndpoints.listOrders>
