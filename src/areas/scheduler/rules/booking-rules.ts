import type { Certainty, BookingKind } from '../contract/choices.ts'

type Allowed = true | string

interface BookedOrder {
  order_no: string
  order_status: string
}
/** Only what is still ahead can be planned; what is over keeps who did it. */
const open = new Set(['Pending', 'Confirmed'])

const isOpen = ({ order_no, order_status }: BookedOrder): Allowed =>
  open.has(order_status)
    ? true
    : `${order_no} is ${order_status}. Only a Pending or Confirmed order can be booked.`

const firmOnly = (order_no: string | null): string => `${order_no} is Confirmed. Its bookings are too.`

interface Standing {
  kind: BookingKind
  certainty: Certainty
  released_at?: string | null
  order_no: string | null
  order_status: string | null
}
const released = 'This booking was released already.'
const ofOpenOrder = ({ order_no, order_status }: Standing): Allowed =>
  order_no === null || order_status === null ? true : isOpen({ order_no, order_status })

/** What an order has and must have, where that was read: the server always does before it releases. */
interface Needs {
  assets: readonly { id: number; is_main: boolean }[]
  drivers: readonly { id: number }[]
  needs_driver: number
  asset_to_follow: number
  driver_to_follow: number
}

/** A Confirmed order keeps what it could not have been confirmed without. */
function needed({ asset_id, driver_id, order_no, order_status }: Standing & Resource, order: Needs): Allowed {
  if (order_status !== 'Confirmed') return true
  const isMachine = order.assets.some(({ id, is_main }) => is_main && id === asset_id)
  const hasOther = order.assets.some(({ id, is_main }) => is_main && id !== asset_id)
  if (isMachine && !hasOther && !order.asset_to_follow)
    return `${order_no} is Confirmed and needs an asset. Mark the asset to follow, or put the order back to pending first.`
  const isDriver = order.drivers.some(({ id }) => id === driver_id)
  return isDriver && order.drivers.length === 1 && order.needs_driver && !order.driver_to_follow
    ? `${order_no} is Confirmed and needs a driver. Mark the driver to follow, or put the order back to pending first.`
    : true
}
interface Resource {
  asset_id: number | null
  driver_id: number | null
}

/** What may be done with an order's bookings as they stand; server and buttons share it. A string says why not. */
export const bookingCan = {
  book: (order: BookedOrder, certainty: Certainty = 'confirmed'): Allowed =>
    certainty === 'pencilled' && order.order_status === 'Confirmed'
      ? firmOnly(order.order_no)
      : isOpen(order),
  confirm: (booking: Standing): Allowed => {
    if (booking.released_at) return released
    return booking.certainty === 'confirmed' ? 'This booking is confirmed already.' : ofOpenOrder(booking)
  },
  unconfirm: (booking: Standing): Allowed => {
    if (booking.released_at) return released
    if (booking.kind !== 'work') return 'Leave and workshop time are firm. Release them instead.'
    if (booking.certainty === 'pencilled') return 'This booking is pencilled already.'
    return booking.order_status === 'Confirmed' ? firmOnly(booking.order_no) : ofOpenOrder(booking)
  },
  release: (booking: Standing & Resource, order?: Needs): Allowed => {
    if (booking.released_at) return released
    const open = ofOpenOrder(booking)
    return open === true && order ? needed(booking, order) : open
  },
}
