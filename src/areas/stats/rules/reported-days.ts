import { type Days, monthOf } from '#shared/periods.ts'

/** The days of a job report: this month, or from a day to the end of the month, or the month until a day. */
export function reportedDays(
  { from, to }: { from?: string | null | undefined; to?: string | null | undefined },
  today: string,
): Days {
  if (from && to) return { from, to }
  if (from) return { from, to: from > today ? monthOf(from).to : monthOf(today).to }
  if (to) return { from: monthOf(to).from, to }
  return monthOf(today)
}
