import * as z from 'zod'
import { endpoint, idParams } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import {
  DuplicatedTipOrder,
  DuplicateTipOrderInput,
  TipOrder,
  TipOrderInput,
  TipOrderPatch,
} from './tip-order.ts'

const topic = 'job_item'
const permission = 'work-orders:write'

/** The tip orders of work orders; two calls are the specification's (section 7). */
export const tipOrderEndpoints = {
  listTipOrders: endpoint({
    method: 'GET',
    path: '/api/jobRequirement/jobItem/:id/tips',
    permission: 'work-orders:read',
    summary: 'Where the loads of a work order go.',
    topic,
    also: ['tip_site', 'dropdown_item', 'driver_job', 'docket'],
    params: idParams,
    output: z.array(TipOrder),
  }),
  duplicateTipOrder: endpoint({
    method: 'POST',
    path: '/api/jobRequirement/jobItem/duplicateTipOrder',
    permission,
    summary:
      'Repeat a tip order on other orders, or on other days of its requirement, with the result for each.',
    topic,
    lenient: true,
    body: DuplicateTipOrderInput,
    output: z.array(DuplicatedTipOrder),
    message: 'Tip order repeated.',
  }),
  createTipOrder: endpoint({
    method: 'POST',
    path: '/api/work-orders/:id/tips',
    permission,
    summary: 'Add a tip order to a work order, at the site’s rate on its day.',
    topic,
    params: idParams,
    body: TipOrderInput,
    output: TipOrder,
    message: 'Tip order saved.',
  }),
  editTipOrder: endpoint({
    method: 'PATCH',
    path: '/api/work-orders/:id/tips/:tip_order_id',
    permission,
    summary: 'Change fields of a tip order.',
    topic,
    params: z.object({ id: idParam, tip_order_id: idParam }),
    body: TipOrderPatch,
    output: TipOrder,
    message: 'Tip order saved.',
  }),
}
