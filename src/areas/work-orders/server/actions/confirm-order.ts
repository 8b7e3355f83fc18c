import type { Change } from '#platform/server/change/change.ts'
import type { Overriding } from '../../contract/order.ts'
import { orderActions } from '../../rules/order-status.ts'
import { orderLabel } from '../log-order.ts'
import { openOrder } from '../open-order.ts'
import { orderConfirmed, orderUnconfirmed } from '../order-events.ts'
import { updateOrder } from '../order-store.ts'

/** @throws not_found; stale; conflict while it lacks what it needs, its job is not active, or its bookings clash. */
export const confirmOrder = (change: Change, id: number, asked: Overriding = {}): Promise<void> =>
  confirm(change, id, asked)

/** All or none. @throws as {@link confirmOrder}, naming the first that cannot be confirmed. */
export async function confirmOrders(change: Change, ids: readonly number[]): Promise<void> {
  for (const id of ids) await confirm(change, id, { named: true })
}

async function confirm(
  change: Change,
  id: number,
  { override, ...options }: Overriding & { named?: boolean },
): Promise<void> {
  const { order: before } = await openOrder(change, id, 'confirm', options)
  const confirmed_at = change.now.toISOString()
  const after = await updateOrder(change.tx, id, {
    order_status: orderActions.confirm.to,
    confirmed_at,
  })
  change.log({
    action: 'confirmed',
    ...orderLabel(after),
    before: { order_status: before.order_status },
    after: { order_status: after.order_status },
  })
  await change.announce(orderConfirmed, { job_item_id: id, override })
}

/** Its bookings become pencilled. @throws not_found, stale, conflict. */
export async function unconfirmOrder(change: Change, id: number, version?: number): Promise<void> {
  const { order: before } = await openOrder(change, id, 'unconfirm', { version })
  const after = await updateOrder(change.tx, id, {
    order_status: orderActions.unconfirm.to,
    confirmed_at: null,
  })
  change.log({
    action: 'unconfirmed',
    ...orderLabel(after),
    before: { order_status: before.order_status },
    after: { order_status: after.order_status },
  })
  await change.announce(orderUnconfirmed, { job_item_id: id })
}
