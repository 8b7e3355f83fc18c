import type { Change } from '#platform/server/change/change.ts'
import { closeOrder } from '../actions/close-order.ts'
import { lockOrderAndJob } from '../open-order.ts'
import { findComing } from '../order-store.ts'

/**
 * A job was cancelled: its remaining orders are too, for the same reason. Their own rules do not apply,
 * because the job is finished by now.
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
