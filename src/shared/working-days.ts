import { addDays, weekday } from './local-date.ts'
import { publicHolidayOn } from './public-holidays.ts'

const isWorkingDay = (date: string): boolean =>
  !['Sat', 'Sun'].includes(weekday(date)) && publicHolidayOn(date) === null

/** The first day after `date` that is neither on a weekend nor a public holiday in Victoria. */
export function nextWorkingDay(date: string): string {
  const next = addDays(date, 1)
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}
