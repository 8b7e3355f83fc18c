import { addDays } from '#shared/local-date.ts'
import { nextWorkingDay } from '#shared/working-days.ts'
import type { OrderPeriod } from '../contract/choices.ts'

const days: Record<Exclude<OrderPeriod, 'next_working_day'>, { from: number; to: number | null }> = {
  coming: { from: 0, to: null },
  today: { from: 0, to: 0 },
  tomorrow: { from: 1, to: 1 },
  week: { from: 0, to: 6 },
}

/** The first and last day of a period, as seen from `today`; 'coming' has no last one. */
export function daysOfPeriod(period: OrderPeriod, today: string): { from: string; to: string | undefined } {
  if (period === 'next_working_day') {
    const day = nextWorkingDay(today)
    return { from: day, to: day }
  }
  const { from, to } = days[period]
  return { from: addDays(today, from), to: to === null ? undefined : addDays(today, to) }
}
