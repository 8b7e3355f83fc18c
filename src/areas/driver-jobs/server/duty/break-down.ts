import { breakDownOrder, lockOrder } from '#areas/work-orders/server/index.ts'
import { orderCan } from '#areas/work-orders/rules/order-status.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { LockedDriverJob } from '../driver-job-store.ts'
import { notifyAllocator } from '../sending/notify-driver-job.ts'

/**
 * The driver's machine failed: the order breaks down too, unless it is already closed; a late report only
 * notifies the office.
 */
export async function breakDown(change: Change, job: LockedDriverJob, reason: string): Promise<void> {
  const order = await lockOrder(change.tx, job.job_item_id)
  if (order && orderCan.breakDown({ ...order, now: change.now.toISOString() }) === true)
    await breakDownOrder(change, job.job_item_id, { reason })
  await notifyAllocator(change, job, {
    title: `${job.order_no} broke down`,
    body: `${job.driver}: ${reason}`,
  })
}
