import { isOutstanding } from '#areas/work-orders/rules/order-status.ts'
import { daysBetween, melbourneDate } from '#shared/local-date.ts'
import type { BoardBooking, BoardHire } from '../contract/board.ts'
import type { Board, BoardOrder } from './board.ts'
import { isUnread } from './unread-booking.ts'

/** How a chip looks. */
export type ChipLook =
  | 'confirmed'
  | 'pending'
  | 'pencilled'
  | 'broke_down'
  | 'invoiced'
  | 'leave'
  | 'workshop'
  | 'on_hire'

/** One stretch of days in one row. */
export interface Chip {
  /** Of its first booking. */
  id: number
  look: ChipLook
  /** What it is: the suburb of the site, or why something is away. */
  name: string
  /** With whom: the driver in a machine’s row, the machine in a driver’s. */
  partner: string | null
  /** The first day, and the last. */
  from: string
  to: string
  orders: readonly BoardOrder[]
  bookings: readonly BoardBooking[]
  /** It stands for a dry hire instead of bookings. */
  hire?: BoardHire
}

/** Which resource a row shows, and which it shares an order with. */
export type ChipSide = 'asset' | 'driver'

/** The bookings of one board, found by what they are for. */
export interface BoardIndex {
  orders: ReadonlyMap<number, BoardOrder>
  hires: Board['hires']
  today: string
  /** By order: the names of its drivers, and of its machines. */
  partners: Readonly<Record<ChipSide, ReadonlyMap<number, string>>>
  /** By order: what is booked on it. */
  onOrder: ReadonlyMap<number, readonly BoardBooking[]>
  /** By machine, by driver: what they are called. */
  names: Readonly<Record<ChipSide, ReadonlyMap<number, string>>>
  /** By machine, by driver: what they are booked for. */
  booked: Readonly<Record<ChipSide, ReadonlyMap<number, readonly BoardBooking[]>>>
}

export function indexBoard(board: Board): BoardIndex {
  const orders = new Map(board.orders.map((order) => [order.id, order]))
  const fleet = new Map(board.assets.map(({ id, fleet_no }) => [id, fleet_no]))
  const people = new Map(board.drivers.map(({ id, name }) => [id, name]))
  const booked = { asset: new Map<number, BoardBooking[]>(), driver: new Map<number, BoardBooking[]>() }
  const partners = { asset: new Map<number, string>(), driver: new Map<number, string>() }
  const onOrder = new Map<number, BoardBooking[]>()
  for (const booking of board.bookings) {
    const { asset_id, driver_id, job_item_id } = booking
    const side = asset_id === null ? 'driver' : 'asset'
    const id = asset_id ?? driver_id ?? 0
    const own = booked[side].get(id)
    if (own) own.push(booking)
    else booked[side].set(id, [booking])
    if (job_item_id !== null) onOrder.set(job_item_id, [...(onOrder.get(job_item_id) ?? []), booking])
    const name = asset_id === null ? people.get(id) : fleet.get(id)
    if (job_item_id !== null && name !== undefined) {
      const before = partners[side].get(job_item_id)
      partners[side].set(job_item_id, before === undefined ? name : `${before}, ${name}`)
    }
  }
  const names = { asset: fleet, driver: people }
  return { orders, partners, booked, onOrder, names, hires: board.hires, today: board.today }
}

const other = { asset: 'driver', driver: 'asset' } as const satisfies Record<ChipSide, ChipSide>

/** The chips of one machine or driver, earliest first; days on which the same work goes on are one chip. */
export function chipsOf(index: BoardIndex, side: ChipSide, id: number): Chip[] {
  const chips: Chip[] = []
  for (const booking of index.booked[side].get(id) ?? []) {
    const order = booking.job_item_id === null ? undefined : index.orders.get(booking.job_item_id)
    const chip = chipOf(booking, order, order ? (index.partners[other[side]].get(order.id) ?? null) : null)
    const before = chips.findLast((one) => goesOn(one, chip))
    if (before) {
      before.to = chip.to
      before.orders = [...before.orders, ...chip.orders]
      before.bookings = [...before.bookings, booking]
    } else chips.push(chip)
  }
  return chips
}

function chipOf(booking: BoardBooking, order: BoardOrder | undefined, partner: string | null): Chip {
  const { id, kind, note } = booking
  // A night shift is drawn on the day it starts; leave until midnight ends on the day before.
  const first = order?.work_date ?? melbourneDate(booking.starts_at)
  const last = order?.work_date ?? melbourneDate(new Date(Date.parse(booking.ends_at) - 1))
  return {
    id,
    look: lookOf(booking, order),
    name: order ? (order.suburb ?? order.client) : (note ?? (kind === 'leave' ? 'Leave' : 'Workshop')),
    partner,
    from: first,
    to: last,
    orders: order ? [order] : [],
    bookings: [booking],
  }
}

function lookOf({ kind, certainty }: BoardBooking, order: BoardOrder | undefined): ChipLook {
  if (kind !== 'work') return kind
  if (certainty === 'pencilled') return 'pencilled'
  if (order?.order_status === 'Broke Down') return 'broke_down'
  if (order?.order_status === 'Invoiced') return 'invoiced'
  return order?.order_status === 'Pending' ? 'pending' : 'confirmed'
}

/** The same job with the same partner goes on from the day after. */
const goesOn = (before: Chip, next: Chip): boolean =>
  before.orders.length > 0 &&
  before.look === next.look &&
  before.partner === next.partner &&
  before.orders[0]?.job_id === next.orders[0]?.job_id &&
  daysBetween(before.to, next.from) === 1

/** Whether it is work that can still be changed; not before the server knows it. */
export const moves = ({ orders, bookings }: Chip): boolean =>
  orders.length > 0 && !bookings.some(isUnread) && orders.every(isOutstanding)

/** The same while some orders wait for an answer, which decides what they are moved from. */
export const movesNow = (chip: Chip, busy: ReadonlySet<number>): boolean =>
  moves(chip) && !chip.orders.some(({ id }) => busy.has(id))

export const stillSaving = 'This booking is still being saved.'

/** Why it cannot be moved, in words; null where it can. */
export function whyFixed(chip: Chip): string | null {
  if (moves(chip)) return null
  if (chip.hire) return 'A dry hire is changed on its job.'
  if (chip.look === 'leave') return 'Leave is changed on the driver’s Leave tab.'
  if (chip.look === 'workshop') return 'Workshop time is changed on the machine’s Workshop tab.'
  const over = chip.orders.find((order) => !isOutstanding(order))
  return over ? `${over.order_no} is ${over.order_status} and cannot be moved.` : stillSaving
}
