import { AppError, forbidden } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import type { Certainty } from '../../contract/choices.ts'
import type { BookedResource } from '../../rules/facts.ts'
import { bookOrder } from './book-order.ts'
import { copiedBookings, findResourceName } from '../booking-store.ts'

interface Copied {
  from_id: number
  job_item_id: number
  conflicts: string[]
}

/**
 * Books an order's bookings, including any released in this change, on another one. What cannot be booked
 * there is added to `conflicts`; the rest proceeds.
 */
export async function copyBookings(change: Change, copied: Copied): Promise<void> {
  for (const booking of await copiedBookings(change.tx, copied.from_id, change.now))
    await bookIfFree(change, copied, booking)
}

/**
 * Books another machine, and the drivers of an order that broke down, on the order for the rest of the work, as
 * {@link copyBookings} does. @throws forbidden without the right to book.
 */
export async function bookReplacement(
  change: Change,
  { asset_id, keep_driver, ...copied }: Copied & { asset_id: number | null; keep_driver: boolean },
): Promise<void> {
  if (asset_id === null && !keep_driver) return
  if (!may(change.viewer, 'scheduler:write')) throw forbidden()
  if (asset_id !== null)
    await bookIfFree(change, copied, {
      asset_id,
      driver_id: null,
      attachment_id: null,
      certainty: 'confirmed',
    })
  if (!keep_driver) return
  for (const booking of await copiedBookings(change.tx, copied.from_id, change.now))
    if (booking.driver_id !== null) await bookIfFree(change, copied, booking)
}

async function bookIfFree(
  change: Change,
  { job_item_id, conflicts }: Copied,
  booking: BookedResource & { certainty: Certainty },
): Promise<void> {
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
