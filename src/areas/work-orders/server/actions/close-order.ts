import type { Change } from '#platform/server/change/change.ts'
import { orderActions } from '../../rules/order-status.ts'
import { orderLabel } from '../log-order.ts'
import { orderCalledOff, orderClosed } from '../order-events.ts'
import { type StoredOrder, updateOrder } from '../order-store.ts'

const logged = {
  cancel: 'cancelled',
  cancelByOffice: 'cancelled by office',
  move: 'moved',
  breakDown: 'broke down',
} as const
export type ClosingAction = keyof typeof logged

/** Ends an order that the caller has locked and checked; its bookings are freed. */
export async function closeOrder(
  change: Change,
  before: StoredOrder,
  action: ClosingAction,
  reason: string,
): Promise<StoredOrder> {
  const order_status = orderActions[action].to
  const isCalledOff = action === 'cancel' || action === 'cancelByOffice'
  const calledOff = {
    cancel_reason: reason,
    cancelled_at: change.now.toISOString(),
    cancelled_by: change.viewer.user_id,
  }
  const after = await updateOrder(change.tx, before.id, { order_status, ...(isCalledOff ? calledOff : {}) })
  change.log({
    action: logged[action],
    ...orderLabel(after),
    reason,
    before: { order_status: before.order_status },
    after: { order_status },
  })
  await change.announce(orderClosed, { job_item_id: before.id, reason })
  if (isCalledOff) await change.announce(orderCalledOff, { job_item_id: before.id })
  return after
}
