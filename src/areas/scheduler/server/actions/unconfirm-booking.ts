import type { Change } from '#platform/server/change/change.ts'
import { bookingsChanged } from '../booking-events.ts'
import { setCertainty } from '../booking-store.ts'
import { logged, openBooking } from '../open-booking.ts'

/** Makes a firm booking pencilled, so that it blocks no one. @throws not_found, stale, conflict */
export async function unconfirmBooking(change: Change, id: number, version?: number): Promise<void> {
  const { booking } = await openBooking(change, id, 'unconfirm', version)
  await setCertainty(change.tx, [id], 'pencilled')
  change.log({ action: 'pencilled', ...logged(booking) })
  if (booking.job_item_id !== null)
    await change.announce(bookingsChanged, { job_item_id: booking.job_item_id })
}
