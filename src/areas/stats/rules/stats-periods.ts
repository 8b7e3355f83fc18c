import { addDays, addMonths, formatDayMonth, formatMonth } from '#shared/local-date.ts'
import { type Days, monthOf, weekOf } from '#shared/periods.ts'
import type { StatsPeriod } from '../contract/choices.ts'

/** The period that a day is in. */
export function periodOf(day: string, period: StatsPeriod): Days {
  if (period === 'week') return weekOf(day)
  if (period === 'month') return monthOf(day)
  const month = Number(day.slice(5, 7))
  const from = addMonths(monthOf(day).from, -((month - 1) % 3))
  return { from, to: addDays(addMonths(from, 3), -1) }
}

/** The range as asked for; without an end until the end of the current period, without a start a year of such periods. */
export function askedDays(
  {
    from,
    to,
    period,
  }: { from?: string | null | undefined; to?: string | null | undefined; period: StatsPeriod },
  today: string,
): Days {
  const last = to ?? (from && from > today ? from : periodOf(today, period).to)
  return { from: from ?? firstOf(last, period), to: last }
}

/** Twelve months, four quarters or thirteen weeks. */
function firstOf(last: string, period: StatsPeriod): string {
  const { from } = periodOf(last, period)
  if (period === 'week') return addDays(from, -12 * 7)
  return addMonths(from, period === 'month' ? -11 : -9)
}

/** The periods of a range, the first and the last as far as they are in it; none where it ends before it begins. */
export function periodsIn({ from, to }: Days, period: StatsPeriod): Days[] {
  const found: Days[] = []
  for (let day = from; day <= to; day = addDays(periodOf(day, period).to, 1)) {
    const end = periodOf(day, period).to
    found.push({ from: day, to: end < to ? end : to })
  }
  return found
}

/** `Nov 2026`, `Oct–Dec 2026`, `2 Nov`: the Monday of a week, of which an unfinished one shows its first day. */
export function periodWords({ from }: Days, period: StatsPeriod): string {
  if (period === 'week') return formatDayMonth(from)
  if (period === 'month') return formatMonth(from)
  const { from: first, to } = periodOf(from, 'quarter')
  return `${formatMonth(first).slice(0, 3)}–${formatMonth(to)}`
}
