import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import type { RecordLoad } from '#platform/web/records/load-record.ts'
import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { orderEndpoints } from '../contract/endpoints.ts'
import { orderQuery, requirementsQuery } from './queries.ts'

export const loadOrders = listLoader(orderEndpoints.listOrders)
export const loadOrder = recordLoader(orderQuery)

const loadJob = recordLoader((id) => read(jobEndpoints.getJob, { params: { id } }))
export const loadRequirements = (load: RecordLoad) =>
  Promise.all([loadJob(load), recordLoader(requirementsQuery)(load)])
