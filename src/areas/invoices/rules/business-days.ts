import { type Weekday, addDays, weekday } from '#shared/local-date.ts'

/** The first day of a month that falls on `name`, and so many weeks later. */
function nthWeekday(year: number, month: string, name: Weekday, nth: number): string {
  let day = `${year}-${month}-01`
  while (weekday(day) !== name) day = addDays(day, 1)
  return addDays(day, 7 * (nth - 1))
}

/** Easter Sunday of the Gregorian calendar (the rule of Meeus, Jones and Butcher). */
function easter(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Australia Day, moved to the Monday when it falls on a weekend. */
function australiaDay(year: number): string {
  const day = `${year}-01-26`
  const days: Partial<Record<Weekday, number>> = { Sat: 2, Sun: 1 }
  return addDays(day, days[weekday(day)] ?? 0)
}

/**
 * The public holidays of Victoria on which offices are closed, without those of Christmas and New Year, which are within
 * the days that do not count anyway. The Friday before the football final is the last but one day of its week in
 * September; the league may move it.
 */
export function victorianHolidays(year: number): ReadonlySet<string> {
  const sunday = easter(year)
  const lastSaturday = addDays(nthWeekday(year, '10', 'Sat', 1), -7)
  return new Set([
    australiaDay(year),
    nthWeekday(year, '03', 'Mon', 2),
    addDays(sunday, -2),
    addDays(sunday, 1),
    `${year}-04-25`,
    nthWeekday(year, '06', 'Mon', 2),
    addDays(lastSaturday, -1),
    nthWeekday(year, '11', 'Tue', 1),
  ])
}

/** A business day of the security of payment law: no weekend, no holiday, not from 22 December to 10 January. */
export function isBusinessDay(date: string): boolean {
  const monthAndDay = date.slice(5)
  if (monthAndDay >= '12-22' || monthAndDay <= '01-10') return false
  if (weekday(date) === 'Sat' || weekday(date) === 'Sun') return false
  return !victorianHolidays(Number(date.slice(0, 4))).has(date)
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
