import type { JobStatus } from '#areas/jobs/contract/choices.ts'
import { submitWords } from '#areas/jobs/rules/job-words.ts'
import { jobIsNotOver } from '#areas/work-orders/rules/order-status.ts'
import type { Allowed } from '#shared/allowed.ts'
import type { Certainty, BookingKind } from '../contract/choices.ts'

interface BookedOrder {
  order_no: string
  order_status: string
  job_status: JobStatus
}
/** Only future work can be planned; past work keeps who did it. */
const open = new Set(['Pending', 'Confirmed'])

function isOpen(order: BookedOrder): Allowed {
  const { order_no, order_status } = order
  return open.has(order_status)
    ? jobIsNotOver(order)
    : `${order_no} is ${order_status}. Only a Pending or Confirmed order can be booked.`
}

/** What an inactive job accepts: nothing more while on hold, pencil while it is a draft. */
function jobTakes({ job_status }: BookedOrder, certainty: Certainty): Allowed {
  if (job_status === 'On Hold') return 'The job is on hold. Resume it before booking.'
  return job_status === 'Draft' && certainty === 'confirmed'
    ? `The job is a draft. Pencil it, or choose “${submitWords}” on the job first.`
    : true
}

const firmOnly = (order_no: string | null): string =>
  `${order_no} is Confirmed, so its bookings must stay firm.`

interface BookingState {
  kind: BookingKind
  certainty: Certainty
  released_at?: string | null
}
const released = 'This booking was already released.'

/** An order with what it has and what it must have. */
export interface NeedyOrder extends BookedOrder {
  assets: readonly { id: number; is_main: boolean }[]
  drivers: readonly { id: number }[]
  needs_driver: number
  asset_to_follow: number
  driver_to_follow: number
}
interface Resource {
  asset_id: number | null
  driver_id: number | null
}

/** A confirmed order keeps what it needed to be confirmed. */
function canSpare(order: NeedyOrder, { asset_id, driver_id }: Resource): Allowed {
  const { order_no, order_status, assets, drivers } = order
  if (order_status !== 'Confirmed') return true
  const isMachine = assets.some(({ id, is_main }) => is_main && id === asset_id)
  const hasOther = assets.some(({ id, is_main }) => is_main && id !== asset_id)
  if (isMachine && !hasOther && !order.asset_to_follow) return needsA('machine', order_no)
  const isDriver = drivers.some(({ id }) => id === driver_id)
  return isDriver && drivers.length === 1 && order.needs_driver && !order.driver_to_follow
    ? needsA('driver', order_no)
    : true
}

/** The same once everything has been changed: what matters is what the order is left with. */
function isLeftWithAll(order: NeedyOrder): Allowed {
  const what = lackOf(order)
  return what === null || needsA(what, order.order_no)
}

/** What a confirmed order lacks. */
function lackOf({ order_status, assets, drivers, ...order }: NeedyOrder): 'machine' | 'driver' | null {
  if (order_status !== 'Confirmed') return null
  if (!assets.some(({ is_main }) => is_main) && !order.asset_to_follow) return 'machine'
  return drivers.length === 0 && order.needs_driver && !order.driver_to_follow ? 'driver' : null
}

/** The same in words, without what could be done about it. */
export const lackWords = (order: NeedyOrder): string => `${order.order_no} needs a ${lackOf(order)}.`

const needsA = (what: 'machine' | 'driver', order_no: string): string =>
  `${order_no} is Confirmed and needs a ${what}. Tick ${what} to follow, or return the order to pending first.`

const first = (...answers: readonly Allowed[]): Allowed => answers.find((answer) => answer !== true) ?? true

/**
 * What may be done with bookings, given their state and their order's; shared by server and buttons. A string
 * says why not. `order`: the booking's order; undefined for leave and workshop time.
 */
export const bookingCan = {
  book: (order: BookedOrder, certainty: Certainty): Allowed =>
    certainty === 'pencilled' && order.order_status === 'Confirmed'
      ? firmOnly(order.order_no)
      : first(isOpen(order), jobTakes(order, certainty)),
  confirm: (booking: BookingState, order: BookedOrder | undefined): Allowed => {
    if (booking.released_at) return released
    if (booking.certainty === 'confirmed') return 'This booking is already confirmed.'
    return order ? first(isOpen(order), jobTakes(order, 'confirmed')) : true
  },
  unconfirm: (booking: BookingState, order: BookedOrder | undefined): Allowed => {
    if (booking.released_at) return released
    if (booking.kind !== 'work' || !order) return 'Leave and workshop time are firm. Release them instead.'
    if (booking.certainty === 'pencilled') return 'This booking is already pencilled.'
    return order.order_status === 'Confirmed' ? firmOnly(order.order_no) : isOpen(order)
  },
  // Also while the job is on hold: idle resources may be needed elsewhere.
  release: (booking: BookingState & Resource, order: NeedyOrder | undefined): Allowed => {
    if (booking.released_at) return released
    return order ? first(isOpen(order), canSpare(order, booking)) : true
  },
  /** Its time and bookings change on the board; each change has its own rule besides. */
  arrange: isOpen,
  leave: isLeftWithAll,
}

/** Which actions the states of a booking and its order leave; other objections are shown next to it. */
export function bookingOffers(booking: BookingState, order: BookedOrder | undefined) {
  const isGone = Boolean(booking.released_at) || (order !== undefined && !open.has(order.order_status))
  const isPencilled = booking.certainty === 'pencilled'
  return {
    confirm: !isGone && isPencilled,
    unconfirm: !isGone && !isPencilled && booking.kind === 'work' && order?.order_status === 'Pending',
    release: !isGone,
  }
}
