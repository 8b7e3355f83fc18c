import { type Days, monthOf, weekOf } from '#shared/periods.ts'
import type { Period } from '../contract/periods.ts'

export const periodNames: Readonly<Record<Period, string>> = {
  today: 'Today',
  week: 'This week',
  month: 'This month',
  year: 'This year',
}

/** The first and last day of the period that a day is in. */
export function periodOf(day: string, period: Period): Days {
  const year = day.slice(0, 4)
  switch (period) {
    case 'today':
      return { from: day, to: day }
    case 'week':
      return weekOf(day)
    case 'month':
      return monthOf(day)
    case 'year':
      return { from: `${year}-01-01`, to: `${year}-12-31` }
  }
}
