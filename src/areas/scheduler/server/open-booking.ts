import type { Change } from '#platform/server/change/change.ts'
import { type OpenablePart, openRecord } from '#platform/server/change/open-record.ts'
import type { Allowed } from '#shared/allowed.ts'
import { bookingCan } from '../rules/booking-rules.ts'
import { type NamedBooking, findBooking, lockBooking, lockResources, resourcesOf } from './booking-store.ts'
import { lockOrder, orderOf } from './orders/order-store.ts'
import { presentBooking } from './present-booking.ts'

type BookedOn = Awaited<ReturnType<typeof orderOf>>

/** Its order is locked first, then its resource, then itself. */
const bookingRecord: OpenablePart<NamedBooking, NamedBooking & { order: BookedOn }> = {
  label: (booking) => logged(booking).record_label,
  lock: async ({ tx, viewer }, id) => {
    const seen = await findBooking(tx, viewer, id)
    if (!seen) return undefined
    if (seen.job_item_id !== null) await lockOrder(tx, seen.job_item_id)
    await lockResources(tx, resourcesOf([seen]))
    await lockBooking(tx, id)
    return (await findBooking(tx, viewer, id)) ?? seen
  },
  present: async ({ tx, viewer }, id) => {
    const booking = await findBooking(tx, viewer, id)
    return booking && presentBooking(viewer, booking)
  },
  state: async ({ tx }, booking) => ({ ...booking, order: await orderOf(tx, booking) }),
}

/** A booking with its order, locked until the change ends, for an action both allow. @throws as openRecord. */
export async function openBooking(
  change: Change,
  id: number,
  action: 'confirm' | 'unconfirm' | 'release',
  version?: number,
): Promise<{ booking: NamedBooking; order: BookedOn }> {
  const can = ({ order, ...booking }: NamedBooking & { order: BookedOn }): Allowed =>
    bookingCan[action](booking, order)
  const { record, state } = await openRecord(change, bookingRecord, { id, version, can })
  return { booking: record, order: state.order }
}

/** A booking's log entry: on the order, or for an absence on the absent resource. */
export function logged(booking: NamedBooking) {
  const { job_item_id, order_no, kind, asset_id, driver_id, attachment_id } = booking
  const name = booking.asset ?? booking.driver ?? booking.attachment ?? ''
  if (job_item_id !== null)
    return { record_type: 'job_item', record_id: job_item_id, record_label: order_no ?? '', part: name }
  const record_type = asset_id !== null ? 'asset' : driver_id !== null ? 'driver' : 'attachment'
  return {
    record_type,
    record_id: asset_id ?? driver_id ?? attachment_id ?? 0,
    record_label: name,
    part: kind,
  }
}
