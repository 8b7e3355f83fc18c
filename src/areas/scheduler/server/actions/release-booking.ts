import type { Change } from '#platform/server/change/change.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { bookingsChanged } from '../booking-events.ts'
import { bookingsOfOrder } from '../booking-store.ts'
import { openBooking } from '../open-booking.ts'
import { releaseBookings } from './release-bookings.ts'

/**
 * Releases a booking; the row stays, with the reason. Attachments come off with an order's last machine.
 * @throws not_found, stale, conflict
 */
export async function releaseBooking(
  change: Change,
  id: number,
  reason: string,
  version?: number,
): Promise<void> {
  const { booking } = await openBooking(change, id, 'release', version)
  const { asset_id, job_item_id } = booking
  await releaseBookings(change, [id], reason)
  if (job_item_id === null) return
  if (asset_id !== null) await releaseBookings(change, await withoutMachine(change.tx, job_item_id), reason)
  await change.announce(bookingsChanged, { job_item_id, reason })
}

/** The bookings of an order's attachments that have no machine left to work on. */
export async function withoutMachine(tx: Tx, job_item_id: number): Promise<number[]> {
  const left = await bookingsOfOrder(tx, job_item_id)
  if (left.some(({ asset_id }) => asset_id !== null)) return []
  return left.filter(({ attachment_id }) => attachment_id !== null).map(({ id }) => id)
}
