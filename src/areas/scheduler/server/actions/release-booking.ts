import type { Change } from '#platform/server/change/change.ts'
import { bookingsChanged } from '../booking-events.ts'
import { updateBooking } from '../booking-store.ts'
import { logged, openBooking } from '../open-booking.ts'

/** Releases a booking; the row stays, with the reason. @throws not_found, stale, conflict */
export async function releaseBooking(
  change: Change,
  id: number,
  reason: string,
  version?: number,
): Promise<void> {
  const { booking } = await openBooking(change, id, 'release', version)
  await updateBooking(change.tx, id, {
    released_at: change.now.toISOString(),
    released_by: change.viewer.user_id,
    release_reason: reason,
  })
  change.log({ action: 'released', ...logged(booking), reason })
  if (booking.job_item_id !== null)
    await change.announce(bookingsChanged, { job_item_id: booking.job_item_id, reason })
}
