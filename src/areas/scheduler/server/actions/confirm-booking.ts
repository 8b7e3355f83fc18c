import type { OverrideInput } from '#areas/work-orders/contract/override.ts'
import type { Change } from '#platform/server/change/change.ts'
import { bookingsChanged } from '../booking-events.ts'
import { firmBookings } from './firm-bookings.ts'
import { logged, openBooking } from '../open-booking.ts'

/** Makes a pencilled booking firm. @throws not_found, stale; conflict naming every reason; forbidden */
export async function confirmBooking(
  change: Change,
  id: number,
  { version, override }: { version?: number | undefined; override?: OverrideInput | undefined } = {},
): Promise<void> {
  const { booking, order } = await openBooking(change, id, 'confirm', version)
  if (order) await firmBookings(change, order, [booking], override)
  change.log({ action: 'confirmed', ...logged(booking) })
  if (booking.job_item_id !== null)
    await change.announce(bookingsChanged, { job_item_id: booking.job_item_id })
}
