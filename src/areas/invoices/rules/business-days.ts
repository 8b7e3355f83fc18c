import { addDays, weekday } from '#shared/local-date.ts'
import { publicHolidayOn } from '#shared/public-holidays.ts'

/** A business day of the security of payment law: no weekend, no holiday, not from 22 December to 10 January. */
export function isBusinessDay(date: string): boolean {
  const monthAndDay = date.slice(5)
  if (monthAndDay >= '12-22' || monthAndDay <= '01-10') return false
  if (weekday(date) === 'Sat' || weekday(date) === 'Sun') return false
  return publicHolidayOn(date) === null
}

/** So many business days after a day. */
export function addBusinessDays(date: string, days: number): string {
  let day = date
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) left -= 1
  }
  return day
}
