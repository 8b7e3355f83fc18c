import type { OrderChange } from '#areas/scheduler/contract/arrange.ts'
import { addDays, melbourneInstant, melbourneTime } from '#shared/local-date.ts'
import type { BoardBooking } from '../contract/board.ts'
import type { Board, BoardOrder } from './board.ts'
import { byStart } from './by-start.ts'
import type { Chip, ChipSide } from './chips.ts'
import { unreadId } from './unread-booking.ts'

/** A machine or driver. */
export interface Place {
  side: ChipSide
  id: number
}

/** Where chips are put: so many days later or earlier, and onto another row. */
export interface Target {
  days: number
  row: Place | null
  /** Minutes later or earlier, on the hours of one day. */
  minutes?: number
}

const idOf = ({ side }: Place): 'asset_id' | 'driver_id' => (side === 'asset' ? 'asset_id' : 'driver_id')
const bookingOf = (place: Place, certainty: BoardBooking['certainty']) => ({
  asset_id: null,
  driver_id: null,
  attachment_id: null,
  [idOf(place)]: place.id,
  certainty,
})
const seen = ({ id, version }: BoardBooking) => ({ id, version })
const changeOf = ({ id, version }: BoardOrder): OrderChange => ({ id, version })
/** The chips’ orders, each with its booking in this row. */
const bookedOrders = (chips: readonly Chip[]) =>
  chips.flatMap(({ orders, bookings }) =>
    orders.flatMap((order) => {
      const booking = bookings.find(({ job_item_id }) => job_item_id === order.id)
      return booking ? [{ order, booking }] : []
    }),
  )

/** Moves the orders of some chips; on another row, what is booked there takes the place of what was. */
export const movesOf = (chips: readonly Chip[], { days, row, minutes = 0 }: Target): OrderChange[] =>
  bookedOrders(chips).map(({ order, booking }) => {
    const goesOn = !row || booking[idOf(row)] === row.id
    return {
      ...changeOf(order),
      ...(days !== 0 && { work_date: addDays(order.work_date, days) }),
      ...(minutes !== 0 && {
        start_time: later(order.starts_at, minutes),
        end_time: later(order.ends_at, minutes),
      }),
      ...(!goesOn && { release: [seen(booking)], book: [bookingOf(row, booking.certainty)] }),
    }
  })

/** Books orders of the tray. */
export const bookingsOf = (orders: readonly BoardOrder[], place: Place): OrderChange[] =>
  orders.map((order) => ({ ...changeOf(order), book: [bookingOf(place, 'confirmed')] }))

/** Another start or end on the same day: so many minutes later or earlier. */
export const resizesOf = ({ orders: [order] }: Chip, edge: 'start' | 'end', minutes: number): OrderChange[] =>
  order && minutes !== 0
    ? [
        {
          ...changeOf(order),
          start_time: later(order.starts_at, edge === 'start' ? minutes : 0),
          end_time: later(order.ends_at, edge === 'end' ? minutes : 0),
        },
      ]
    : []

/** Takes what is booked in this row off its orders, which are to fill again. */
export const releasesOf = (chips: readonly Chip[]): OrderChange[] =>
  bookedOrders(chips).map(({ order, booking }) => ({ ...changeOf(order), release: [seen(booking)] }))

/** Pencils bookings, or makes them firm; those that are already are left out. */
export const certaintiesOf = (chips: readonly Chip[], certainty: BoardBooking['certainty']): OrderChange[] =>
  bookedOrders(chips)
    .filter(({ booking }) => booking.certainty !== certainty)
    .map(({ order, booking }) => ({ ...changeOf(order), certainty: [{ ...seen(booking), certainty }] }))

/** Each takes the other’s machine or driver. */
export function swapsOf(one: Chip, other: Chip): OrderChange[] {
  const placeOf = ({ bookings: [booking] }: Chip): Place | undefined =>
    booking &&
    (booking.asset_id !== null
      ? { side: 'asset', id: booking.asset_id }
      : { side: 'driver', id: booking.driver_id ?? 0 })
  const [here, there] = [placeOf(one), placeOf(other)]
  if (!here || !there) return []
  return [...movesOf([one], { days: 0, row: there }), ...movesOf([other], { days: 0, row: here })]
}

function later(instant: string, minutes: number): string {
  return melbourneTime(new Date(Date.parse(instant) + minutes * 60_000))
}

/** The board as it will be if the server agrees: shown until it answers. What a change leaves alone is the same object. */
export function applied(board: Board, changes: readonly OrderChange[]): Board {
  const byId = new Map(changes.map((change) => [change.id, change]))
  const orders = board.orders.map((order) => {
    const change = byId.get(order.id)
    return change
      ? {
          ...order,
          ...timesAfter(order, change),
          order_status: change.order_status ?? order.order_status,
        }
      : order
  })
  const times = new Map(orders.flatMap((order) => (byId.has(order.id) ? [[order.id, order] as const] : [])))
  const released = new Set(changes.flatMap(({ release = [] }) => release.map(({ id }) => id)))
  const firmness = new Map(
    changes.flatMap(({ certainty = [] }) => certainty.map((one) => [one.id, one.certainty] as const)),
  )
  const kept = board.bookings
    .filter(({ id }) => !released.has(id))
    .map((booking) => {
      const order = times.get(booking.job_item_id ?? 0)
      const certainty = firmness.get(booking.id)
      if (!order && certainty === undefined) return booking
      return {
        ...booking,
        ...(order && { starts_at: order.starts_at, ends_at: order.ends_at }),
        ...(certainty && { certainty }),
      }
    })
  const added = changes.flatMap(({ id, book = [] }) =>
    book.flatMap(({ asset_id, driver_id, certainty }, at): BoardBooking[] => {
      const order = times.get(id)
      const isBooked = kept.some(
        (one) => one.job_item_id === id && one.asset_id === asset_id && one.driver_id === driver_id,
      )
      // The news of it may come before the answer: it is drawn once.
      if (!order || isBooked) return []
      const { starts_at, ends_at } = order
      const what = { kind: 'work' as const, certainty, asset_id, driver_id, job_item_id: id }
      return [{ ...what, id: unreadId(id, at), starts_at, ends_at, note: null, version: 1 }]
    }),
  )
  const bookings = [...kept, ...added].toSorted(byStart)
  return { ...board, orders: orders.map((order) => filledBy(order, byId, bookings)), bookings }
}

/** An order’s day and times as a change leaves them. */
export function timesAfter(order: BoardOrder, { work_date, start_time, end_time }: OrderChange) {
  const date = work_date ?? order.work_date
  const from = start_time ?? melbourneTime(order.starts_at)
  const starts_at = melbourneInstant(date, from)
  if (end_time === undefined) {
    const lasts = Date.parse(order.ends_at) - Date.parse(order.starts_at)
    return { work_date: date, starts_at, ends_at: new Date(Date.parse(starts_at) + lasts).toISOString() }
  }
  const ends_at = melbourneInstant(end_time > from ? date : addDays(date, 1), end_time)
  return { work_date: date, starts_at, ends_at }
}

/** What an order lacks follows from what is booked on it now. */
function filledBy(
  order: BoardOrder,
  changed: ReadonlyMap<number, OrderChange>,
  bookings: readonly BoardBooking[],
): BoardOrder {
  const { book = [], release = [] } = changed.get(order.id) ?? {}
  if (book.length + release.length === 0) return order
  const own = bookings.filter(({ job_item_id }) => job_item_id === order.id)
  const needs_asset = Number(!own.some(({ asset_id }) => asset_id !== null))
  const couldNeedDriver = order.needs_driver === 1 || release.length > 0
  const needs_driver = Number(couldNeedDriver && !own.some(({ driver_id }) => driver_id !== null))
  return { ...order, needs_asset, needs_driver, is_to_fill: Number(needs_asset + needs_driver > 0) }
}
