import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { Reason } from '../../contract/booking.ts'
import { bookingsOfOrder } from '../booking-store.ts'
import { readOrderFacts } from '../orders/read-order-facts.ts'
import { assessBookings } from './assess-bookings.ts'

/** What speaks against what is booked on an order: by machine, by driver. */
interface OrderReasons {
  asset: ReadonlyMap<number, Reason[]>
  driver: ReadonlyMap<number, Reason[]>
}

/** How many orders are read at the same time, so that a long job leaves connections for others. */
const atOnce = 4

/** For several orders, in the words of each order’s own page. @throws not_found */
export async function reasonsOnOrders(
  db: Db | Tx,
  viewer: Viewer,
  order_ids: readonly number[],
): Promise<ReadonlyMap<number, OrderReasons>> {
  const found = new Map<number, OrderReasons>()
  for (let from = 0; from < order_ids.length; from += atOnce)
    await Promise.all(
      order_ids
        .slice(from, from + atOnce)
        .map(async (id) => found.set(id, await reasonsOnOrder(db, viewer, id))),
    )
  return found
}

async function reasonsOnOrder(db: Db | Tx, viewer: Viewer, id: number): Promise<OrderReasons> {
  const order = await readOrderFacts(db, viewer, id)
  const assessed = await assessBookings(db, order, await bookingsOfOrder(db, id))
  const of = (column: 'asset_id' | 'driver_id') =>
    new Map(assessed.flatMap((one) => (one[column] === null ? [] : [[one[column], one.reasons] as const])))
  return { asset: of('asset_id'), driver: of('driver_id') }
}
