import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { bookingCan } from '../rules/booking-rules.ts'
import { bookingsChanged } from './booking-events.ts'
import { setCertainty } from './booking-store.ts'
import { logged, openBooking } from './open-booking.ts'
import { orderOf } from './order-store.ts'

/** Makes a firm booking a pencilled one: it stands in nobody's way. @throws not_found, stale, conflict */
export async function unconfirmBooking(change: Change, id: number, version?: number): Promise<void> {
  const booking = await openBooking(change, id, version)
  const allowed = bookingCan.unconfirm(booking, await orderOf(change.tx, booking))
  if (allowed !== true) throw conflict(allowed)
  await setCertainty(change.tx, [id], 'pencilled')
  change.log({ action: 'pencilled', ...logged(booking) })
  if (booking.job_item_id !== null)
    await change.announce(bookingsChanged, { job_item_id: booking.job_item_id })
}
