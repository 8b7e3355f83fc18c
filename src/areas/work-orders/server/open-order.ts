import { jobCan } from '#areas/jobs/rules/job-status.ts'
import type { Change } from '#platform/server/change/change.ts'
import {
  type OpenableRecord,
  asStored,
  inAnyState,
  mustBeAllowed,
  openRecord,
} from '#platform/server/change/open-record.ts'
import type { Allowed } from '#shared/allowed.ts'
import { type OrderAction, orderCan } from '../rules/order-status.ts'
import { type OrdersJob, lockJobRow } from './lookups-store.ts'
import { type OpenOrder, lockOrder } from './order-locks-store.ts'
import { findOrderPlace } from './order-store.ts'
import { readOrderOf } from './read-order.ts'

/** The job is locked before its order, so that its status and slots stay as they are. */
const orderRecord: OpenableRecord<OpenOrder & { job: OrdersJob }> = {
  record_type: 'job_item',
  label: ({ order_no }) => order_no,
  lock: async ({ tx, viewer }, id) => {
    const place = await findOrderPlace(tx, viewer, id)
    const job = place && (await lockJobRow(tx, place.job_id))
    const order = job && (await lockOrder(tx, id))
    return order && { ...order, job }
  },
  present: readOrderOf,
  state: asStored,
}

/** An order and its job, in any state. @throws not_found. */
export async function lockOrderAndJob(change: Change, id: number) {
  const { record } = await openRecord(change, orderRecord, { id, can: inAnyState })
  const { job, ...order } = record
  return { job, order }
}

/** The same, for an action the order's state allows now. @throws as openRecord. */
export async function openOrder(
  change: Change,
  id: number,
  action: OrderAction,
  { version, named }: { version?: number | undefined; named?: boolean } = {},
): Promise<{ job: OrdersJob; order: OpenOrder }> {
  const now = change.now.toISOString()
  const can = (order: OpenOrder) => orderCan[action]({ ...order, now })
  const { record } = await openRecord(change, orderRecord, { id, version, can, named })
  const { job, ...order } = record
  return { job, order }
}

/** Whether the job is open to changes. */
export const takesOrders = (job: OrdersJob): Allowed => jobCan.edit(job)

/** @throws conflict when the job is closed to changes. */
export const mustTakeOrders = (job: OrdersJob): void => mustBeAllowed(takesOrders(job))
