import { markInvoiced, markUninvoiced } from '#areas/dockets/server/index.ts'
import { invoiceOrders, lockOrders, reopenOrders } from '#areas/work-orders/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { listBilledOrders, listBilledHireOrders, listHireOrders } from './billing-store.ts'
import type { KnownLine } from './invoice-line-store.ts'

type Billing = Pick<KnownLine, 'docket_id' | 'job_item_id' | 'dry_hire_id'>

const docketsOf = (lines: readonly Billing[]) => [
  ...new Set(lines.flatMap(({ docket_id }) => docket_id ?? [])),
]
const ordersOf = (lines: readonly Billing[]) => [
  ...new Set(lines.flatMap(({ job_item_id }) => job_item_id ?? [])),
]

const hiresOf = (lines: readonly Billing[]) => [
  ...new Set(lines.flatMap(({ dry_hire_id }) => dry_hire_id ?? [])),
]

/** Marks an approved invoice's dockets as invoiced once all their lines are billed, and their orders too. */
export async function settleDockets(change: Change, lines: readonly Billing[]): Promise<void> {
  const orders = ordersOf(lines)
  if (orders.length === 0) return
  await markInvoiced(change, docketsOf(lines))
  // Locked before checking: of two invoices that bill an order's last dockets, the second sees the first.
  await lockOrders(change, orders)
  await invoiceOrders(change, await listBilledOrders(change.tx, orders))
}

/** Lines came off an invoice: their dockets can be billed again, and their orders are open. */
export async function releaseDockets(change: Change, lines: readonly Billing[]): Promise<void> {
  const orders = ordersOf(lines)
  if (orders.length === 0) return
  await markUninvoiced(change, docketsOf(lines))
  await reopenOrders(change, orders)
}

/**
 * With an invoice that is being approved, the orders of dry hires that are back and billed in full are invoiced: they have
 * no dockets.
 */
export async function settleDryHires(
  change: Change,
  invoice_id: number,
  lines: readonly Billing[],
): Promise<void> {
  const hires = hiresOf(lines)
  if (hires.length === 0) return
  await lockOrders(change, await listHireOrders(change.tx, hires))
  await invoiceOrders(
    change,
    await listBilledHireOrders(change.tx, hires, { invoice_id, today: change.today }),
  )
}

/** Lines of dry hires came off an invoice: their orders are open. */
export async function releaseDryHires(change: Change, lines: readonly Billing[]): Promise<void> {
  const hires = hiresOf(lines)
  if (hires.length > 0) await reopenOrders(change, await listHireOrders(change.tx, hires))
}
