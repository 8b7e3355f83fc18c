import { addDays, addMonths } from '#shared/local-date.ts'

export interface ReasonCount {
  /** `2026-11` */
  month: string
  reason: string
  count: number
}
export interface ReasonRow {
  reason: string
  total: number
  /** By month. */
  counts: Readonly<Record<string, number>>
}

/** The month of a day and those before it, the earliest first. */
export const monthsUntil = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addMonths(`${today.slice(0, 7)}-01`, at - count + 1).slice(0, 7))

/** The first and last day of a month. */
export const daysOfMonth = (month: string): { from: string; to: string } => ({
  from: `${month}-01`,
  to: addDays(addMonths(`${month}-01`, 1), -1),
})

/** One row per reason with its count in each of the months, the most frequent first. */
export function reasonsByMonth(counts: readonly ReasonCount[], months: readonly string[]): ReasonRow[] {
  const rows = [
    ...Map.groupBy(
      counts.filter(({ month }) => months.includes(month)),
      ({ reason }) => reason,
    ),
  ]
  return rows
    .map(([reason, of]) => ({
      reason,
      total: of.reduce((sum, { count }) => sum + count, 0),
      counts: Object.fromEntries(of.map(({ month, count }) => [month, count])),
    }))
    .toSorted((one, other) => other.total - one.total || one.reason.localeCompare(other.reason))
}
