import { addDays, weekday } from '#shared/local-date.ts'
import { usualCalendar } from '#shared/public-holidays.ts'

/**
 * A business day under security of payment law: not a weekend, a public
 * holiday, or 22 December to 10 January. The law counts the holidays of Victoria, not the business's own list.
 */
export function isBusinessDay(date: string): boolean {
  const monthAndDay = date.slice(5)
  if (monthAndDay >= '12-22' || monthAndDay <= '01-10') return false
  if (weekday(date) === 'Sat' || weekday(date) === 'Sun') return false
  return usualCalendar(date) === null
}

/** The day that many business days after another. */
export function addBusinessDays(date: string, days: number): string {
  let day = date
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) left -= 1
  }
  return day
}
