import type { Change } from '#platform/server/change/change.ts'
import { findBookings, releaseRows } from '../booking-store.ts'
import { logged } from '../open-booking.ts'

/** Frees the time of bookings, locked by the caller, at the time of the change. Whoever closes an order logs that. */
export async function freeBookings(change: Change, ids: readonly number[], reason: string): Promise<void> {
  const { tx, now, viewer } = change
  if (ids.length === 0) return
  await releaseRows(tx, ids, {
    released_at: now.toISOString(),
    released_by: viewer.user_id,
    release_reason: reason,
  })
}

/** The same, with an entry in the history for each. */
export async function releaseBookings(change: Change, ids: readonly number[], reason: string): Promise<void> {
  if (ids.length === 0) return
  await freeBookings(change, ids, reason)
  for (const booking of await findBookings(change.tx, ids))
    change.log({ action: 'released', ...logged(booking), reason })
}
