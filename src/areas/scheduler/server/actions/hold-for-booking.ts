import { inOrder } from '#platform/server/change/archiving.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { lockResources } from '../booking-store.ts'
import { lockOrder } from '../orders/order-store.ts'

/** Locks several orders and then what is to be booked on them, in the order that all bookings lock them. */
export async function holdForBooking(
  tx: Tx,
  {
    order_ids,
    assets,
    drivers,
  }: { order_ids: readonly number[]; assets: readonly number[]; drivers: readonly number[] },
): Promise<void> {
  for (const id of inOrder(order_ids)) await lockOrder(tx, id)
  await lockResources(tx, { assets, drivers, attachments: [] })
}
