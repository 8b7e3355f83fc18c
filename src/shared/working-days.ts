import { addDays, weekday } from './local-date.ts'
import { type HolidayOn, usualCalendar } from './public-holidays.ts'

const isWorkingDay = (date: string, holidayOn: HolidayOn = usualCalendar): boolean =>
  !['Sat', 'Sun'].includes(weekday(date)) && holidayOn(date) === null

/** The days from Monday to Friday that are no public holiday, from one day until before another. */
export function workingDaysBetween(from: string, until: string, holidayOn: HolidayOn): string[] {
  const days: string[] = []
  for (let day = from; day < until; day = addDays(day, 1)) if (isWorkingDay(day, holidayOn)) days.push(day)
  return days
}

/** The first day after `date` that is neither on a weekend nor, by the rules, a public holiday in Victoria. */
export function nextWorkingDay(date: string): string {
  const next = addDays(date, 1)
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}
