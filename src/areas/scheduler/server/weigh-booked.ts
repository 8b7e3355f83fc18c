import { conflict } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database.ts'
import type { OrderFacts } from '../rules/facts.ts'
import { notOverridden } from '../rules/reason.ts'
import { type StoredBooking, findResourceName, overridesOf } from './booking-store.ts'
import { weigh } from './weigh.ts'

/**
 * Each booking of an order with what speaks against it now, none left out: what was archived since cannot be weighed
 * and does no work. @throws conflict naming what is archived
 */
export async function weighAll(tx: Tx, order: OrderFacts, bookings: readonly StoredBooking[]) {
  const weighed = await weighBooked(tx, order, bookings)
  const gone = bookings.filter(({ id }) => !weighed.some(({ booking }) => booking.id === id))
  if (gone.length === 0) return weighed
  const names = await Promise.all(gone.map((booking) => findResourceName(tx, booking)))
  throw conflict(names.map((name) => `${name} is archived. Release it first.`).join(' '))
}

/** Each booking of an order with what speaks against it now, but what was overridden. */
export async function weighBooked<B extends StoredBooking>(
  db: Db | Tx,
  order: OrderFacts,
  bookings: readonly B[],
) {
  const weighed = await weigh(db, order, {
    assets: bookings.flatMap(({ asset_id }) => asset_id ?? []),
    drivers: bookings.flatMap(({ driver_id }) => driver_id ?? []),
  })
  return weighed.flatMap((one) => {
    const booking = bookings.find((b) => b.asset_id === one.asset_id && b.driver_id === one.driver_id)
    return booking ? [{ ...one, booking, reasons: notOverridden(one.reasons, overridesOf(booking)) }] : []
  })
}
