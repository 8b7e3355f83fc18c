import type { DocumentView, Fact, Passage } from '#shared/document-view.ts'
import { formatDate, formatTime, melbourneDate, melbourneTime, weekday } from '#shared/local-date.ts'
import { formatPhone } from '#shared/phone.ts'
import type { RichInline, RichText } from '#shared/rich-text.ts'
import { plural } from '#shared/text.ts'
import type { DaySheetGrouping } from '../contract/day-sheet-groupings.ts'
import type { DaySheetOrder, DaySheets } from '../contract/day-sheets.ts'

/** Whom a sheet is for, with an order of theirs. */
interface Entry {
  key: string
  name: string
  /** Below the name. */
  lines: readonly string[]
  order: DaySheetOrder
}

/** A sheet with a key of its own: two clients may have one name. */
export type DaySheetView = DocumentView & { key: string }

/** The sheets of a day, one for each machine, driver or client, as they read on screen, on paper and in the PDF. */
export function daySheetDocuments(
  { day, seller, orders }: Pick<DaySheets, 'day' | 'seller' | 'orders'>,
  by: DaySheetGrouping,
): DaySheetView[] {
  const entries = orders.flatMap((order) => entriesOf[by](order))
  const groups = [...Map.groupBy(entries, ({ key }) => key).values()]
  return groups.toSorted(byName).map((of) => {
    const { key = '', name = '', lines = [] } = of[0] ?? {}
    return {
      key,
      title: 'Day sheet',
      number: `${name}, ${weekday(day)} ${formatDate(day)}`,
      mark: null,
      seller,
      buyer: { name, lines },
      facts: [
        { label: 'Orders', value: String(of.length) },
        { label: 'First start', value: timeOf(of[0]?.order.starts_at ?? '', day) },
      ],
      intro: of.map(({ order }) => passageOf(order, by, day)),
      has_prices: false,
      lines: [],
      totals: [],
      tables: [],
      passages: [],
      footer: null,
      evidence: null,
    }
  })
}

/** What nobody is on yet comes last. */
const byName = ([one]: Entry[], [other]: Entry[]): number =>
  Number(one?.key.endsWith('-0')) - Number(other?.key.endsWith('-0')) ||
  (one?.name ?? '').localeCompare(other?.name ?? '', 'en-AU', { numeric: true })

const entriesOf: Record<DaySheetGrouping, (order: DaySheetOrder) => Entry[]> = {
  machine: (order) =>
    order.machines.length === 0
      ? [{ key: 'machine-0', name: 'Machines to fill', lines: [], order }]
      : order.machines.map(({ id, fleet_no, model }) => ({
          key: `machine-${id}`,
          name: fleet_no,
          lines: [model],
          order,
        })),
  driver: (order) =>
    order.drivers.length === 0 && order.needs_driver === 1
      ? [{ key: 'driver-0', name: 'Drivers to fill', lines: [], order }]
      : order.drivers.map(({ id, name, phone }) => ({
          key: `driver-${id}`,
          name,
          lines: phone === null ? [] : [formatPhone(phone)],
          order,
        })),
  client: (order) => [{ key: `client-${order.client_id}`, name: order.client, lines: [], order }],
}

/** The orders that are on a sheet: by driver none without, unless it needs one. */
export const ordersOnSheets = (orders: readonly DaySheetOrder[], by: DaySheetGrouping): DaySheetOrder[] =>
  orders.filter((order) => entriesOf[by](order).length > 0)

/** Why a day has no sheets. */
export const whyNoSheets = ({ orders }: Pick<DaySheets, 'orders'>): string =>
  orders.length === 0 ? 'There are no orders on that day.' : 'No order on that day needs a driver.'

/** Why an order may not go ahead as it stands; null where nothing is in the way. */
function doubtOf(
  { order_status, job_status, machines, off_road }: DaySheetOrder,
  by: DaySheetGrouping,
): string | null {
  if (order_status !== 'Pending' && order_status !== 'Confirmed') return null
  if (job_status === 'On Hold') return 'Job on hold'
  // Which machine a client gets is the office’s business.
  const isForClient = by === 'client'
  if (off_road !== null && !isForClient) return off_road
  if (order_status === 'Pending') return 'Not confirmed'
  return machines.length === 0 && !isForClient ? 'No machine yet' : null
}

/** An order under its time and what the sheet does not say by itself. */
function passageOf(order: DaySheetOrder, by: DaySheetGrouping, day: string): Passage {
  const place = order.site ?? order.job_title
  const what = by === 'client' ? `${machineWords(order)}, ${place}` : `${order.client}, ${place}`
  const doubt = doubtOf(order, by)
  return {
    heading: `${timeOf(order.starts_at, day)} to ${timeOf(order.ends_at, day)}: ${what}${doubt === null ? '' : ` (${doubt})`}`,
    text: labelled(factsOf(order, by)),
  }
}

const machineWords = ({ machines, category }: DaySheetOrder): string =>
  machines.map(({ fleet_no, model }) => `${fleet_no} ${model}`).join(', ') || category

/** Drivers’ own phones are not for clients, who call the office. */
const driverWords = ({ drivers }: DaySheetOrder, by: DaySheetGrouping): string =>
  drivers
    .map(({ name, phone }) => (phone === null || by === 'client' ? name : `${name}, ${formatPhone(phone)}`))
    .join('; ')

function factsOf(order: DaySheetOrder, by: DaySheetGrouping): Fact[] {
  const { contact } = order
  const fact = (label: string, value: string | null | undefined): Fact[] => (value ? [{ label, value }] : [])
  return [
    ...fact('Address', order.address),
    ...fact(
      'Site contact',
      [contact?.name, contact?.phone && formatPhone(contact.phone)].filter(Boolean).join(', '),
    ),
    ...(by === 'driver' ? fact('Machine', machineWords(order)) : []),
    ...fact('Attachments', order.attachments.join(', ')),
    ...(by === 'driver' ? [] : fact('Driver', driverWords(order, by))),
    ...fact('Work', order.work),
    ...fact('Instructions', order.instructions),
    ...fact('Safety', order.safety_notes),
    ...fact('On site', order.site_instructions),
    ...fact('Access', order.access_notes),
    ...order.tips.flatMap((tip) => fact(tip.direction === 'supply' ? 'Material from' : 'Tip', tipWords(tip))),
    ...fact('Job', `${order.job_no} ${order.job_title}, order ${order.order_no}`),
    ...fact('PO number', order.po_number),
  ]
}

const tipWords = ({ material, tip, address, notes }: DaySheetOrder['tips'][number]): string =>
  [`${material}: ${tip}`, address, notes].filter(Boolean).join(', ')

/** `7:00 am`; on another day than the sheet’s with that day. */
function timeOf(instant: string, day: string): string {
  const date = melbourneDate(instant)
  const time = formatTime(melbourneTime(instant))
  return date === day ? time : `${time} ${weekday(date)}`
}

/** Facts as lines of text, each after its label. */
const labelled = (facts: readonly Fact[]): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: facts.flatMap(({ label, value }, at): RichInline[] => [
        ...(at > 0 ? [{ type: 'hardBreak' as const }] : []),
        { type: 'text', text: `${label}: `, marks: [{ type: 'bold' }] },
        ...value
          .split(/\r?\n/)
          .flatMap((line, row): RichInline[] => [
            ...(row > 0 ? [{ type: 'hardBreak' as const }] : []),
            ...(line === '' ? [] : [{ type: 'text' as const, text: line }]),
          ]),
      ]),
    },
  ],
})

/** `24 sheets, 31 orders`; more than one for an order with several machines or drivers. */
export const sheetsWords = (sheets: number, orders: number): string =>
  `${plural(sheets, 'sheet')}, ${plural(orders, 'order')}`
