import type { StoppedBooking } from '#areas/scheduler/server/index.ts'
import { isToFill } from '#areas/work-orders/rules/order-status.ts'
import { may, scopeOf } from '#platform/server/sessions/viewer.ts'
import { melbourneTime } from '#shared/local-date.ts'
import { formatPhone } from '#shared/phone.ts'
import type { DaySheet, sheetStates } from '../contract/home.ts'
import type { PrintedDay } from '../contract/printed-day.ts'
import type { DriverState } from '#areas/driver-jobs/rules/driver-state.ts'
import { type Base, type Order, countsOf, dayOrders, ordersLink, ordersOf } from './day-orders.ts'
import { findSheetBookings } from './day-sheet-store.ts'
import { driverStates } from './driver-states.ts'
import type { HomeContext } from './home-card.ts'
import type { FigureContext } from './home-figure.ts'
import { notFitWords } from './not-fit-cards-store.ts'
import { inFull, joined } from './row-words.ts'

/** How many orders fit next to the rows. */
const sheetRows = 24
/** More than the largest business has in a day. */
const printedRows = 500
type SheetContext = Base & Pick<HomeContext, 'facts'>
type State = (typeof sheetStates)[number]

/** `sent` is null for those who may not see what was sent. */
function stateOf(order: Order, sent: ReadonlyMap<number, DriverState> | null): State | null {
  if (order.order_status === 'Invoiced') return 'done'
  if (order.order_status === 'Broke Down') return 'broke_down'
  if (order.job_status === 'On Hold') return 'on_hold'
  if (isToFill(order)) return 'to_fill'
  if (!order.drivers || !sent) return null
  return sent.get(order.id) ?? (order.order_status === 'Pending' ? 'to_confirm' : 'to_send')
}

/** Why booked machines or drivers cannot go out that day; null if nothing stops them. */
function stopsOf(stopped: readonly StoppedBooking[], kind: StoppedBooking['record_type'], order: Order) {
  const booked = kind === 'asset' ? order.assets : order.drivers
  const isOneOfSeveral = booked?.includes(', ')
  const words = stopped
    .filter(({ order_id, record_type }) => order_id === order.id && record_type === kind)
    .map(({ name, reasons }) => (isOneOfSeveral ? `${name}: ${inFull(reasons)}` : inFull(reasons)))
  return joined(kind === 'asset' && order.off_road, ...words) || null
}

/** The first orders of a day by start time, with what is booked on them and what the drivers answered. */
async function readOrders(context: SheetContext, date: string, limit: number) {
  const [{ rows: orders }, jobs, stopped, notFit] = await Promise.all([
    // Finished work stays on the sheet of its day.
    ordersOf(context, { ...dayOrders(date), page_size: limit, with_total: 0 }),
    may(context.viewer, 'driver-jobs:read') ? context.facts.driverJobs(date) : null,
    context.facts.stopped(),
    may(context.viewer, 'driver-jobs:override') ? context.facts.notFit() : [],
  ])
  const bookings = await findSheetBookings(
    context.db,
    orders.map(({ id }) => id),
  )
  const sent = jobs && driverStates(jobs)
  return orders.map((order) => {
    const booking = bookings.get(order.id)
    const row = {
      id: order.id,
      start_time: melbourneTime(order.starts_at),
      machine: booking?.assets ?? order.asset_category,
      model: booking?.model ?? null,
      attachments: booking?.attachments ?? null,
      machine_stop: stopsOf(stopped, 'asset', order),
      driver: booking?.drivers ?? null,
      needs_driver: order.needs_driver,
      driver_stop:
        joined(
          notFit.some(({ order_id }) => order_id === order.id) && notFitWords,
          stopsOf(stopped, 'driver', order),
        ) || null,
      client: order.client,
      site_suburb: order.site_suburb,
      state: stateOf(order, sent),
    }
    return { row, order, booking }
  })
}

/** Who works where on the day being planned. */
export async function readDaySheet(context: FigureContext): Promise<DaySheet> {
  const { day: date, orders: count } = await context.planDay()
  const orders = await readOrders(context, date, sheetRows)
  return {
    date,
    count,
    link: ordersLink(`order_status=Not+Cancelled&from=${date}&to=${date}`),
    rows: orders.map(({ row }) => row),
  }
}

/** The whole of a day, as far as the viewer sees it. */
export async function readPrintedDay(context: SheetContext, date: string): Promise<PrintedDay> {
  const [orders, counts] = await Promise.all([
    readOrders(context, date, printedRows),
    countsOf(context, { from: date, to: date }),
  ])
  const seesPhones = scopeOf(context.viewer, 'drivers:read') === 'all'
  return {
    date,
    count: counts.live,
    rows: orders.map(({ row, order, booking }) => ({
      ...row,
      end_time: melbourneTime(order.ends_at),
      phone: (seesPhones && booking?.mobiles.map(formatPhone).join(', ')) || null,
      site: order.site,
    })),
  }
}
