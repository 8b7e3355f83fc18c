import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { type NamedBooking, findBooking, lockBooking, lockResources } from './booking-store.ts'
import { lockOrder } from './order-store.ts'
import { presentBooking } from './present-booking.ts'

/** A booking, held until the change ends: its order first, then what is booked, then itself. @throws not_found, stale */
export async function openBooking(change: Change, id: number, version?: number): Promise<NamedBooking> {
  const { tx, viewer } = change
  const seen = await findBooking(tx, viewer, id)
  if (!seen) throw notFound()
  if (seen.job_item_id !== null) await lockOrder(tx, seen.job_item_id)
  await lockResources(tx, {
    assets: seen.asset_id === null ? [] : [seen.asset_id],
    drivers: seen.driver_id === null ? [] : [seen.driver_id],
  })
  await lockBooking(tx, id)
  const booking = (await findBooking(tx, viewer, id)) ?? seen
  await mustBeCurrent(tx, booking, version, async () => presentBooking(viewer, booking))
  return booking
}

/** What an entry of the log says of a booking: an order's stands with the order, an absence with who is absent. */
export function logged({ job_item_id, order_no, asset_id, asset, driver_id, driver, kind }: NamedBooking) {
  if (job_item_id !== null)
    return {
      record_type: 'job_item',
      record_id: job_item_id,
      record_label: order_no ?? '',
      part: asset ?? driver ?? '',
    }
  return asset_id === null
    ? { record_type: 'driver', record_id: driver_id ?? 0, record_label: driver ?? '', part: kind }
    : { record_type: 'asset', record_id: asset_id, record_label: asset ?? '', part: kind }
}
