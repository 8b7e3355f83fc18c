import { addDays, weekday } from '#shared/local-date.ts'
import type { Period } from '../contract/periods.ts'

export interface Days {
  from: string
  to: string
}

/** Monday and Sunday of a day's week. */
export function weekOf(day: string): Days {
  let from = day
  while (weekday(from) !== 'Mon') from = addDays(from, -1)
  return { from, to: addDays(from, 6) }
}

/** The first and last day of the period that a day is in. */
export function periodOf(day: string, period: Period): Days {
  const year = day.slice(0, 4)
  switch (period) {
    case 'today':
      return { from: day, to: day }
    case 'week':
      return weekOf(day)
    case 'month': {
      const from = `${day.slice(0, 7)}-01`
      const later = addDays(from, 31)
      return { from, to: addDays(`${later.slice(0, 7)}-01`, -1) }
    }
    case 'year':
      return { from: `${year}-01-01`, to: `${year}-12-31` }
  }
}
