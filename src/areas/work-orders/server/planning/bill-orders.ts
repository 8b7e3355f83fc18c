import { settleBilling } from '#areas/jobs/server/index.ts'
import { inOrder } from '#platform/server/change/archiving.ts'
import type { Change } from '#platform/server/change/change.ts'
import { orderCan } from '../../rules/order-status.ts'
import { lockJobsOf } from '../lookups-store.ts'
import { orderLabel } from '../log-order.ts'
import { lockOrderRows } from '../order-locks-store.ts'
import { markOrdersInvoiced, markOrdersReopened } from '../order-store.ts'

/** Some orders, locked in order of id; their jobs first, the common lock order. */
export async function lockOrders(change: Change, ids: readonly number[]): Promise<void> {
  await lockWithJobs(change, ids)
}

async function lockWithJobs({ tx }: Change, ids: readonly number[]) {
  await lockJobsOf(tx, ids)
  return lockOrderRows(tx, ids)
}

/** All work on these orders is on approved invoices; orders whose status does not fit are skipped. */
export const invoiceOrders = (change: Change, ids: readonly number[]): Promise<void> =>
  bill(change, ids, 'invoice')

/** Work on these orders can be billed again: each gets its earlier status back, even broken down or cancelled. */
export const reopenOrders = (change: Change, ids: readonly number[]): Promise<void> =>
  bill(change, ids, 'reopen')

const verbs = {
  invoice: { mark: markOrdersInvoiced, logged: 'invoiced' },
  reopen: { mark: markOrdersReopened, logged: 'reopened' },
} as const

async function bill(change: Change, ids: readonly number[], action: keyof typeof verbs): Promise<void> {
  const orders = (await lockWithJobs(change, ids)).filter((order) => orderCan[action](order) === true)
  const { mark, logged } = verbs[action]
  const marked = await mark(
    change.tx,
    orders.map(({ id }) => id),
  )
  const statuses = new Map(marked.map(({ id, order_status }) => [id, order_status]))
  for (const order of orders)
    change.log({
      action: logged,
      ...orderLabel(order),
      before: { order_status: order.order_status },
      after: { order_status: statuses.get(order.id) },
    })
  for (const job_id of inOrder(orders.map((order) => order.job_id))) await settleBilling(change, job_id)
}
