import { isToFill } from '#areas/work-orders/rules/order-status.ts'
import { may, scopeOf } from '#platform/server/sessions/viewer.ts'
import { melbourneTime } from '#shared/local-date.ts'
import { formatPhone } from '#shared/phone.ts'
import type { DaySheet, sheetStates } from '../contract/home.ts'
import type { PrintedDay } from '../contract/printed-day.ts'
import { type Base, type Order, countsOf, ordersLink, ordersOf } from './day-orders.ts'
import { type SheetBooking, findSheetBookings } from './day-sheet-store.ts'
import { type DriverState, findDriverStates } from './driver-states.ts'
import type { FigureContext } from './home-figure.ts'
import { joined } from './row-words.ts'

/** How many orders fit next to the rows. */
const sheetRows = 24
/** More than the largest business has in a day. */
const printedRows = 500
type State = (typeof sheetStates)[number]

/** `sent` is null for those who may not see what was sent. */
function stateOf(order: Order, sent: ReadonlyMap<number, DriverState> | null): State | null {
  if (order.job_status === 'On Hold') return 'on_hold'
  if (isToFill(order)) return 'to_fill'
  if (!order.drivers || !sent) return null
  return sent.get(order.id) ?? 'to_send'
}

/** Why a booked machine cannot go out that day; null if nothing stops it. */
function stops({ off_road }: Order, booking: SheetBooking | undefined): string | null {
  const unregistered = booking?.unregistered
  return joined(off_road, unregistered && `${unregistered}: registration expired`) || null
}

/** The first orders of a day by start time, with what is booked on them and what the drivers answered. */
async function readOrders(context: Base, date: string, limit: number) {
  const of = (order_status: 'Confirmed' | 'Pending') =>
    ordersOf(context, { from: date, to: date, order_status, page_size: limit, with_total: 0 })
  const [confirmed, pending, sent] = await Promise.all([
    of('Confirmed'),
    of('Pending'),
    may(context.viewer, 'driver-jobs:read') ? findDriverStates(context, { from: date, to: date }) : null,
  ])
  const orders = [...confirmed.rows, ...pending.rows]
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at) || one.id - other.id)
    .slice(0, limit)
  const bookings = await findSheetBookings(
    context.db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => {
    const booking = bookings.get(order.id)
    const row = {
      id: order.id,
      start_time: melbourneTime(order.starts_at),
      machine: order.assets ?? order.asset_category,
      model: booking?.model ?? null,
      attachments: booking?.attachments ?? null,
      off_road: stops(order, booking),
      driver: order.drivers,
      client: order.client,
      site_suburb: order.site_suburb,
      state: stateOf(order, sent),
    }
    return { row, order, booking }
  })
}

/** Who works where on the day being planned. */
export async function readDaySheet(context: FigureContext): Promise<DaySheet> {
  const { day: date, ...counts } = await context.planDay()
  const orders = await readOrders(context, date, sheetRows)
  return {
    date,
    count: counts.confirmed + counts.pending,
    link: ordersLink(`from=${date}&to=${date}`),
    rows: orders.map(({ row }) => row),
  }
}

/** The whole of a day, as far as the viewer sees it. */
export async function readPrintedDay(context: Base, date: string): Promise<PrintedDay> {
  const [orders, counts] = await Promise.all([
    readOrders(context, date, printedRows),
    countsOf(context, { from: date, to: date }),
  ])
  const seesPhones = scopeOf(context.viewer, 'drivers:read') === 'all'
  return {
    date,
    count: counts.of('Confirmed') + counts.of('Pending'),
    rows: orders.map(({ row, order, booking }) => ({
      ...row,
      end_time: melbourneTime(order.ends_at),
      phone: (seesPhones && booking?.mobiles.map(formatPhone).join(', ')) || null,
      site: order.site,
    })),
  }
}
