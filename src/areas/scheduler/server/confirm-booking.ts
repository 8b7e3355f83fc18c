import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import type { Override } from '../contract/booking.ts'
import { bookingCan } from '../rules/booking-rules.ts'
import type { OrderFacts } from '../rules/facts.ts'
import { notOverridden } from '../rules/reason.ts'
import { type StoredBooking, setCertainty, updateBooking } from './booking-store.ts'
import { guarded } from './guarded.ts'
import { logged, openBooking } from './open-booking.ts'
import { findOrder } from './order-store.ts'
import { admit, weigh } from './weigh.ts'

/** Makes a pencilled booking firm. @throws not_found, stale; conflict naming every reason; forbidden */
export async function confirmBooking(
  change: Change,
  id: number,
  { version, override }: { version?: number | undefined; override?: { reason: string } | undefined } = {},
): Promise<void> {
  const booking = await openBooking(change, id, version)
  const allowed = bookingCan.confirm(booking)
  if (allowed !== true) throw conflict(allowed)
  const order = await findOrder(change.tx, booking.job_item_id ?? 0)
  if (order) await makeFirm(change, order, [booking], override)
  change.log({
    action: 'confirmed',
    ...logged(booking),
    ...(override ? { reason: override.reason } : {}),
  })
}

/** Makes a firm booking a pencilled one: it stands in nobody's way. @throws not_found, stale, conflict */
export async function unconfirmBooking(change: Change, id: number, version?: number): Promise<void> {
  const booking = await openBooking(change, id, version)
  const allowed = bookingCan.unconfirm(booking)
  if (allowed !== true) throw conflict(allowed)
  await setCertainty(change.tx, [id], 'pencilled')
  change.log({ action: 'pencilled', ...logged(booking) })
}

/**
 * Bookings of one order, their resources locked, become firm where nothing is in the way that was not overridden
 * before. @throws conflict naming every reason; forbidden
 */
export async function makeFirm(
  { tx, viewer }: Change,
  order: OrderFacts,
  bookings: readonly StoredBooking[],
  override?: { reason: string },
): Promise<void> {
  const weighed = await weighBooked(tx, order, bookings)
  const admitted = admit(viewer, weighed, { certainty: 'confirmed', override })
  await guarded(tx, admitted, { when: order, job_item_id: order.id }, async () => {
    for (const { booking, overrides } of admitted)
      await updateBooking(tx, booking.id, {
        certainty: 'confirmed',
        overrides: JSON.stringify([...overridesOf(booking), ...overrides]),
      })
  })
}

export const overridesOf = ({ overrides }: Pick<StoredBooking, 'overrides'>): Override[] =>
  overrides as unknown as Override[]

/** Each booking of an order with what speaks against it now, but what was overridden. */
export async function weighBooked<B extends StoredBooking>(
  db: Parameters<typeof weigh>[0],
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
