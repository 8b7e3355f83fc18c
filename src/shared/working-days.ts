import { addDays, weekday } from './local-date.ts'
import { usualCalendar } from './public-holidays.ts'

const isWorkingDay = (date: string): boolean =>
  !['Sat', 'Sun'].includes(weekday(date)) && usualCalendar(date) === null

/** The first day after `date` that is neither on a weekend nor, by the rules, a public holiday in Victoria. */
export function nextWorkingDay(date: string): string {
  const next = addDays(date, 1)
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}
