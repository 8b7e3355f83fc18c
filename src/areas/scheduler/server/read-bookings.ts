import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import type { Booking, OrderBooking } from '../contract/booking.ts'
import { findBooking, listOrderBookings } from './booking-store.ts'
import { presentBooking } from './present-booking.ts'
import { readOrderFacts } from './orders/read-order-facts.ts'
import { assessBookings } from './candidates/assess-bookings.ts'

/** An order's bookings, with objections for viewers who book. @throws not_found */
export async function readOrderBookings(
  db: Db | Tx,
  viewer: Viewer,
  order_id: number,
): Promise<OrderBooking[]> {
  const order = await readOrderFacts(db, viewer, order_id)
  const bookings = await listOrderBookings(db, viewer, order_id)
  const assessed = may(viewer, 'scheduler:write') ? await assessBookings(db, order, bookings) : []
  return bookings.map((booking) => {
    const machine = order.assets.find(({ id }) => id === booking.asset_id)
    return {
      ...presentBooking(viewer, booking),
      is_main: Number(machine?.is_main ?? false),
      skills: [...(machine?.skills ?? [])],
      reasons: assessed.find((one) => one.booking.id === booking.id)?.reasons ?? [],
    }
  })
}

/** One booking as this viewer may see it. @throws not_found */
export async function readBooking(db: Db | Tx, viewer: Viewer, id: number): Promise<Booking> {
  const booking = await findBooking(db, viewer, id)
  if (!booking) throw notFound()
  return presentBooking(viewer, booking)
}
