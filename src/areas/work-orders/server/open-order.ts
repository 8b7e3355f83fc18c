import { conflict, notFound } from '#platform/contract/app-error.ts'
import { jobCan } from '#areas/jobs/rules/job-status.ts'
import type { Change } from '#platform/server/change.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { type OrderAction, orderCan } from '../rules/order-status.ts'
import { type OrdersJob, lockJobRow } from './ground-store.ts'
import { type OpenOrder, findOrderPlace, lockOrder } from './order-store.ts'
import { readOrderOf } from './read-order.ts'

/**
 * An order and its job, locked in this order: the job first, so that its status and its places stay as they are.
 * @throws not_found; stale with the present order.
 */
export async function lockOrderAndJob(change: Change, id: number, version?: number) {
  const place = await findOrderPlace(change.tx, change.viewer, id)
  const job = place && (await lockJobRow(change.tx, place.job_id))
  const order = job && (await lockOrder(change.tx, id))
  if (!order) throw notFound()
  await mustBeCurrent(change.tx, order, version, () => readOrderOf(change, id))
  return { job, order }
}

/**
 * The same, for something that may be done with the order now. `named`: it is one of several, and the refusal says which.
 * @throws not_found; stale; conflict when its state forbids it.
 */
export async function openOrder(
  change: Change,
  id: number,
  action: OrderAction,
  { version, named = false }: { version?: number | undefined; named?: boolean } = {},
): Promise<{ job: OrdersJob; order: OpenOrder }> {
  const { job, order } = await lockOrderAndJob(change, id, version)
  const allowed = orderCan[action]({ ...order, now: change.now.toISOString() })
  if (allowed !== true) throw conflict(named ? `${order.order_no}: ${allowed}` : allowed)
  return { job, order }
}

/** @throws conflict when the job is closed to changes. */
export function mustTakeOrders(job: OrdersJob): void {
  const allowed = jobCan.edit(job)
  if (allowed !== true) throw conflict(allowed)
}
