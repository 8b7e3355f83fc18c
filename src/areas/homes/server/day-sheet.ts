import { melbourneTime } from '#shared/local-date.ts'
import type { DaySheet, sheetStates } from '../contract/home.ts'
import { type Order, ordersLink, ordersOf } from './day-orders.ts'
import { type SheetMachine, findMachines } from './day-sheet-store.ts'
import { type DriverState, findDriverStates } from './driver-states.ts'
import type { FigureContext } from './home-figure.ts'
import { joined } from './row-words.ts'

/** How many orders fit next to the rows. */
const sheetRows = 24
type State = (typeof sheetStates)[number]

function stateOf(order: Order, sent: ReadonlyMap<number, DriverState>): State | null {
  if (order.job_status === 'On Hold') return 'on_hold'
  const lacks = !order.assets || (order.needs_driver === 1 && !order.drivers)
  if (lacks) return 'to_fill'
  if (!order.drivers) return null
  return sent.get(order.id) ?? 'to_send'
}

/** Why a booked machine cannot go out that day; null if nothing stops it. */
function stops({ off_road }: Order, machine: SheetMachine | undefined): string | null {
  const unregistered = machine?.unregistered
  return joined(off_road, unregistered && `${unregistered}: registration expired`) || null
}

/** Who works where on the day being planned. */
export async function readDaySheet(context: FigureContext): Promise<DaySheet> {
  const { day: date, ...counts } = await context.planDay()
  const of = (order_status: 'Confirmed' | 'Pending') =>
    ordersOf(context, { from: date, to: date, order_status, page_size: sheetRows, with_total: 0 })
  const [confirmed, pending, sent] = await Promise.all([
    of('Confirmed'),
    of('Pending'),
    findDriverStates(context, { from: date, to: date }),
  ])
  const rows = [...confirmed.rows, ...pending.rows]
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at) || one.id - other.id)
    .slice(0, sheetRows)
  const machines = await findMachines(
    context.db,
    rows.map(({ id }) => id),
  )
  return {
    date,
    count: counts.confirmed + counts.pending,
    link: ordersLink(`from=${date}&to=${date}`),
    rows: rows.map((order) => ({
      id: order.id,
      start_time: melbourneTime(order.starts_at),
      machine: order.assets ?? order.asset_category,
      model: machines.get(order.id)?.model ?? null,
      off_road: stops(order, machines.get(order.id)),
      driver: order.drivers,
      client: order.client,
      site_suburb: order.site_suburb,
      state: stateOf(order, sent),
    })),
  }
}
