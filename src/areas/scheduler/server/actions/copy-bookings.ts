import { AppError } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { bookOrder } from './book-order.ts'
import { copiedBookings, findResourceName } from '../booking-store.ts'

/**
 * Books an order's bookings, including any released in this change, on another one. What cannot be booked
 * there is added to `conflicts`; the rest proceeds.
 */
export async function copyBookings(
  change: Change,
  { from_id, job_item_id, conflicts }: { from_id: number; job_item_id: number; conflicts: string[] },
): Promise<void> {
  for (const booking of await copiedBookings(change.tx, from_id, change.now)) {
    const { asset_id, driver_id, attachment_id, certainty } = booking
    try {
      await bookOrder(change, job_item_id, { asset_id, driver_id, attachment_id, certainty }, 'copied')
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'conflict') conflicts.push(error.message)
      // No longer available, although it was when booked.
      else if (error.code === 'invalid')
        conflicts.push(`${await findResourceName(change.tx, booking)} is archived.`)
      else throw error
    }
  }
}
