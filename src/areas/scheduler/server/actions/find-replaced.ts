import { conflict, invalid, notFound } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { BookingInput } from '../../contract/booking.ts'
import type { Certainty } from '../../contract/choices.ts'
import type { BookedResource } from '../../rules/facts.ts'
import { type StoredBooking, findResourceName, isSameResource } from '../booking-store.ts'

const otherKind = {
  asset_id: 'Replace a machine with another machine.',
  driver_id: 'Replace a driver with another driver.',
  attachment_id: 'Replace an attachment with another attachment.',
} as const satisfies Record<keyof BookedResource, string>

/**
 * The booking of an order that another machine, driver or attachment takes the place of; undefined where none is
 * replaced. `stored`: the order's bookings.
 * @throws not_found for a booking of another order; invalid for another kind of resource; conflict for one that the
 * order already has.
 */
export async function findReplaced(
  tx: Tx,
  stored: readonly StoredBooking[],
  { instead_of, certainty, ...wanted }: BookingInput,
): Promise<StoredBooking | undefined> {
  if (instead_of === undefined) return undefined
  const replaced = stored.find(({ id }) => id === instead_of)
  if (!replaced) throw notFound()
  const kind = kindOf(replaced)
  const id = wanted[kind]
  if (!id) throw invalid({ instead_of: otherKind[kind] })
  const other: BookedResource = { asset_id: null, driver_id: null, attachment_id: null, [kind]: id }
  if (isSameResource(replaced, other) || isBooked(other, stored, certainty))
    throw conflict(`${await findResourceName(tx, other)} is already booked on this order.`)
  return replaced
}

/** Whether it is among an order's bookings; a pencilled one may still be made firm. */
export const isBooked = (
  one: BookedResource,
  bookings: readonly StoredBooking[],
  certainty: Certainty,
): boolean =>
  bookings.some(
    (booking) =>
      isSameResource(booking, one) && (booking.certainty === 'confirmed' || certainty === 'pencilled'),
  )

/** The field that says what a booking is of. */
export function kindOf({ asset_id, driver_id }: BookedResource): keyof BookedResource {
  if (asset_id !== null) return 'asset_id'
  return driver_id === null ? 'attachment_id' : 'driver_id'
}
