import { addDays, daysBetween } from '#shared/local-date.ts'
import { weekOf } from '#shared/periods.ts'
import type { MatrixOrder } from '../contract/order-matrix.ts'

/** A machine that a job needs, with its orders by day: of one day those called off only where nothing took their place. */
export interface MatrixRow {
  key: string
  category: string
  /** Which of several of the category it is; null for the only one. */
  number: number | null
  /** The time of most of its orders. */
  starts_at: string
  ends_at: string
  cells: ReadonlyMap<string, readonly MatrixOrder[]>
}

/** A day with orders, or those between without any: a week-end, a holiday, a pause. */
export interface MatrixColumn {
  from: string
  to: string
  has_orders: boolean
  /** The Monday of its week. */
  week: string
}

/** The rows of a job’s orders, which come by requirement, slot and day. */
export function matrixRows(orders: readonly MatrixOrder[]): MatrixRow[] {
  const rows = Map.groupBy(orders, ({ job_requirement_id, slot_no }) => `${job_requirement_id}-${slot_no}`)
  const categories = [...rows.values()].map(([first]) => first?.category ?? '')
  const seen = new Map<string, number>()
  return [...rows].map(([key, of], at) => {
    const category = categories[at] ?? ''
    const number = (seen.get(category) ?? 0) + 1
    seen.set(category, number)
    const isOnly = categories.filter((other) => other === category).length === 1
    const days = Map.groupBy(of, ({ work_date }) => work_date)
    const cells = new Map([...days].map(([date, all]) => [date, liveOf(all)]))
    return { key, category, number: isOnly ? null : number, ...usualTime(of), cells }
  })
}

const liveOf = (orders: readonly MatrixOrder[]): readonly MatrixOrder[] => {
  const live = orders.filter(({ state }) => state !== 'cancelled')
  return live.length > 0 ? live : orders
}

/** Of each time of day, the start of one of its orders and how many there are. */
function usualTime(orders: readonly MatrixOrder[]): Pick<MatrixRow, 'starts_at' | 'ends_at'> {
  // The time of day in UTC is the same for all of a season, which is as close as a label has to be.
  const times = Map.groupBy(orders, ({ starts_at, ends_at }) => starts_at.slice(11) + ends_at.slice(11))
  const most = [...times.values()].reduce((one, other) => (other.length > one.length ? other : one))
  const { starts_at = '', ends_at = '' } = most[0] ?? {}
  return { starts_at, ends_at }
}

/** From the first day with orders to the last; days without any are one column until the next. */
export function matrixColumns(orders: readonly MatrixOrder[]): MatrixColumn[] {
  const dates = [...new Set(orders.map(({ work_date }) => work_date))].toSorted()
  const columns: MatrixColumn[] = []
  for (const date of dates) {
    const before = columns.at(-1)
    if (before && daysBetween(before.to, date) > 1) {
      const from = addDays(before.to, 1)
      columns.push({ from, to: addDays(date, -1), has_orders: false, week: weekOf(from).from })
    }
    columns.push({ from: date, to: date, has_orders: true, week: weekOf(date).from })
  }
  return columns
}

/** The weeks of some columns, with how many columns each has. */
export function matrixWeeks(columns: readonly MatrixColumn[]): { week: string; span: number }[] {
  return [...Map.groupBy(columns, ({ week }) => week)].map(([week, of]) => ({ week, span: of.length }))
}

export type Step = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** The order next to another in a direction, past days and rows without any; undefined at an edge. */
export function nextOrder(rows: readonly MatrixRow[], id: number, step: Step): MatrixOrder | undefined {
  const all = rows.flatMap((row, at) =>
    [...row.cells.values()].flatMap((cell) => cell.map((order) => ({ order, at }))),
  )
  const here = all.find(({ order }) => order.id === id)
  if (!here) return undefined
  const { work_date } = here.order
  if (step === 'ArrowUp' || step === 'ArrowDown') {
    const column = all.filter(({ order }) => order.work_date === work_date)
    return column[column.indexOf(here) + (step === 'ArrowDown' ? 1 : -1)]?.order
  }
  const row = all.filter(({ at }) => at === here.at).map(({ order }) => order)
  return step === 'ArrowRight'
    ? row.filter((order) => order.work_date > work_date)[0]
    : row.filter((order) => order.work_date < work_date).at(-1)
}
