import { addDays, weekday } from '#shared/local-date.ts'
import type { HolidayOn } from '#shared/public-holidays.ts'

/** A business day under security of payment law: not a weekend, a public holiday, or 22 December to 10 January. */
export function isBusinessDay(date: string, holidayOn: HolidayOn): boolean {
  const monthAndDay = date.slice(5)
  if (monthAndDay >= '12-22' || monthAndDay <= '01-10') return false
  if (weekday(date) === 'Sat' || weekday(date) === 'Sun') return false
  return holidayOn(date) === null
}

/** The day that many business days after another. */
export function addBusinessDays(date: string, days: number, holidayOn: HolidayOn): string {
  let day = date
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (isBusinessDay(day, holidayOn)) left -= 1
  }
  return day
}
