import { conflict } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { OrderFacts } from '../../rules/facts.ts'
import { notOverridden } from '../../rules/reason.ts'
import { type StoredBooking, findResourceName, overridesOf } from '../booking-store.ts'
import { assess } from './assess.ts'

/**
 * Each of an order's bookings with all current objections: resources archived since cannot be assessed and do
 * no work. @throws conflict naming what is archived
 */
export async function assessAllBookings(tx: Tx, order: OrderFacts, bookings: readonly StoredBooking[]) {
  const assessed = await assessBookings(tx, order, bookings)
  const gone = bookings.filter(({ id }) => !assessed.some(({ booking }) => booking.id === id))
  if (gone.length === 0) return assessed
  const names = await Promise.all(gone.map((booking) => findResourceName(tx, booking)))
  throw conflict(names.map((name) => `${name} is archived. Release it first.`).join(' '))
}

/**
 * Each of an order's bookings with current objections that were not overridden, on whichever of them: that a driver
 * may not drive a machine is an objection to both.
 */
export async function assessBookings<B extends StoredBooking>(
  db: Db | Tx,
  order: OrderFacts,
  bookings: readonly B[],
) {
  const assessed = await assess(db, order, {
    assets: bookings.flatMap(({ asset_id }) => asset_id ?? []),
    drivers: bookings.flatMap(({ driver_id }) => driver_id ?? []),
  })
  const overridden = bookings.flatMap(overridesOf)
  return assessed.flatMap((one) => {
    const booking = bookings.find((b) => b.asset_id === one.asset_id && b.driver_id === one.driver_id)
    return booking ? [{ ...one, booking, reasons: notOverridden(one.reasons, overridden) }] : []
  })
}
