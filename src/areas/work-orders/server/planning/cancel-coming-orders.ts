import type { Change } from '#platform/server/change/change.ts'
import { closeOrder } from '../actions/close-order.ts'
import { lockOrderAndJob } from '../open-order.ts'
import { findComing } from '../order-store.ts'

/**
 * A job was called off: what of it is still to come goes with it, for the same reason. The job is over by now, which
 * would keep each order by itself as it is.
 */
export async function cancelComingOrders(
  change: Change,
  { job_id, by_office, reason }: { job_id: number; by_office: boolean; reason: string },
): Promise<void> {
  for (const { id } of await findComing(change.tx, job_id, change.now)) {
    const { order } = await lockOrderAndJob(change, id)
    await closeOrder(change, order, by_office ? 'cancelByOffice' : 'cancel', reason)
  }
}
