import type { Change } from '#platform/server/change.ts'
import { cancelOrder } from './cancel-order.ts'
import { findComing } from './order-store.ts'

/** A job was called off: what of it is still to come goes with it, for the same reason. */
export async function cancelComingOrders(
  change: Change,
  { job_id, by_office, reason }: { job_id: number; by_office: boolean; reason: string },
): Promise<void> {
  for (const { id } of await findComing(change.tx, job_id, change.now))
    await cancelOrder(change, id, { by_office, reason })
}
