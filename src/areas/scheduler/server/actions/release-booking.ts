import type { Change } from '#platform/server/change/change.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { bookingsChanged } from '../booking-events.ts'
import { bookingsOfOrder, findBooking, updateBooking } from '../booking-store.ts'
import { logged, openBooking } from '../open-booking.ts'

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
  await release(change, id, reason)
  change.log({ action: 'released', ...logged(booking), reason })
  if (job_item_id === null) return
  if (asset_id !== null) await releaseAttachments(change, job_item_id, reason)
  await change.announce(bookingsChanged, { job_item_id, reason })
}

const release = ({ tx, now, viewer }: Change, id: number, release_reason: string) =>
  updateBooking(tx, id, { released_at: now.toISOString(), released_by: viewer.user_id, release_reason })

/** Those of an order without a machine left to work on. */
async function releaseAttachments(change: Change, job_item_id: number, reason: string): Promise<void> {
  const left = await bookingsOfOrder(change.tx, job_item_id)
  if (left.some(({ asset_id }) => asset_id !== null)) return
  for (const { id } of left.filter(({ attachment_id }) => attachment_id !== null)) {
    const booking = await findBooking(change.tx, system, id)
    await release(change, id, reason)
    if (booking) change.log({ action: 'released', ...logged(booking), reason })
  }
}
