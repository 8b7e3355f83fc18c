import { daysBetween, formatDayMonth, weekday } from '#shared/local-date.ts'
import type { BoardRow, ResourceRow } from './board-rows.ts'
import type { PlacedChip, Scale } from './scale.ts'

/** A place on the board that was searched for. */
export interface Found {
  value: string
  label: string
  hint: string
  row: number
  column: number
  /** What is booked there; null in an empty row. */
  chip: number | null
}

/** As many as are offered at once. */
const most = 20

interface FoundOrder extends Found {
  date: string
}

/**
 * The rows and orders whose names or clients contain some words, at most twenty: rows first, then orders from today on,
 * the next first, then those before.
 */
export function findOnBoard(
  rows: readonly BoardRow[],
  words: string,
  { today, scale }: { today: string; scale: Scale },
): Found[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return []
  const found: Found[] = []
  const orders: FoundOrder[] = []
  for (const [at, row] of rows.entries()) {
    if (row.kind === 'group') continue
    if (`${row.name} ${row.detail}`.toLowerCase().includes(wanted)) found.push(foundRow(row, at, today))
    for (const placed of row.chips) {
      const order = foundOrder(placed, wanted, today)
      if (!order) continue
      const { id, order_no, client, work_date: date } = order
      orders.push({
        value: `${row.key} ${id}`,
        label: order_no,
        hint: `${client}, ${row.name}, ${weekday(date)} ${formatDayMonth(date)}`,
        ...placeOf(placed, at),
        column: columnOn(placed, date, scale),
        date,
      })
    }
  }
  const next = orders.filter(({ date }) => date >= today).toSorted((a, b) => byDate(a, b))
  const before = orders.filter(({ date }) => date < today).toSorted((a, b) => byDate(b, a))
  return [...found, ...[...next, ...before].map(({ date: _date, ...one }) => one)].slice(0, most)
}

/** Those of one day stay as they are. */
const byDate = (one: FoundOrder, other: FoundOrder): number => {
  if (one.date === other.date) return 0
  return one.date < other.date ? -1 : 1
}

/** The day of an order within its chip, of which only a part may be shown. */
function columnOn({ column, columns }: PlacedChip, date: string, { kind, dates }: Scale): number {
  if (kind === 'hours') return Math.floor(column)
  return Math.max(column, Math.min(column + columns - 1, daysBetween(dates[0] ?? date, date)))
}

const placeOf = ({ chip, column }: PlacedChip, row: number) => ({
  row,
  column: Math.floor(column),
  chip: chip.id,
})

/** A row, at what it has next. */
function foundRow({ key, name, detail, chips }: ResourceRow, at: number, today: string): Found {
  const placed = chips.find(({ chip }) => chip.to >= today) ?? chips.at(-1)
  return {
    value: key,
    label: name,
    hint: detail,
    ...(placed ? placeOf(placed, at) : { row: at, column: 0, chip: null }),
  }
}

/** The order of a chip that is meant: the next of those that match. */
function foundOrder({ chip }: PlacedChip, wanted: string, today: string) {
  const matching = chip.orders.filter(({ order_no, client, job }) =>
    [order_no, client, job, chip.partner].join(' ').toLowerCase().includes(wanted),
  )
  return matching.find(({ work_date }) => work_date >= today) ?? matching.at(-1)
}
