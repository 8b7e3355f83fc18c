import { read } from '#platform/web/calls/api.ts'
import { tipOrderEndpoints } from '../contract/endpoints.ts'

export const tipOrdersQuery = (id: number) => read(tipOrderEndpoints.listTipOrders, { params: { id } })
