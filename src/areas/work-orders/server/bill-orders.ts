import type { Change } from '#platform/server/change.ts'
import { type OrderActionName, orderTransitions } from '../rules/order-status.ts'
import { orderLabel } from './log-order.ts'
import { lockOrderRows, updateOrders } from './order-store.ts'

/** Some orders, held until the change ends, in the order of their ids. */
export async function lockOrders(change: Change, ids: readonly number[]): Promise<void> {
  await lockOrderRows(change.tx, ids)
}

/** Everything done on these orders is on approved invoices; one whose status says otherwise is left as it is. */
export const invoiceOrders = (change: Change, ids: readonly number[]): Promise<void> =>
  bill(change, ids, 'invoice')

/** Something done on these orders can be billed again. */
export const reopenOrders = (change: Change, ids: readonly number[]): Promise<void> =>
  bill(change, ids, 'reopen')

const done = { invoice: 'invoiced', reopen: 'reopened' } as const

async function bill(
  change: Change,
  ids: readonly number[],
  action: OrderActionName & keyof typeof done,
): Promise<void> {
  const { from, to } = orderTransitions[action]
  const orders = (await lockOrderRows(change.tx, ids)).filter(({ order_status }) =>
    from.some((one) => one === order_status),
  )
  await updateOrders(
    change.tx,
    orders.map(({ id }) => id),
    { order_status: to },
  )
  for (const order of orders)
    change.log({
      action: done[action],
      ...orderLabel(order),
      before: { order_status: order.order_status },
      after: { order_status: to },
    })
}
