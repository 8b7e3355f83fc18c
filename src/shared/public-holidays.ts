import { type Weekday, addDays, weekday } from './local-date.ts'

/** The first day of a month that falls on `name`, plus so many weeks. */
function nthWeekday(year: number, month: string, name: Weekday, nth: number): string {
  let day = `${year}-${month}-01`
  while (weekday(day) !== name) day = addDays(day, 1)
  return addDays(day, 7 * (nth - 1))
}

/** Easter Sunday in the Gregorian calendar (Meeus/Jones/Butcher algorithm). */
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

/** A fixed holiday that moves when it falls on a weekend: by so many days from a Saturday, and from a Sunday. */
function observed(date: string, fromSaturday: number, fromSunday: number): string {
  const later: Partial<Record<Weekday, number>> = { Sat: fromSaturday, Sun: fromSunday }
  return addDays(date, later[weekday(date)] ?? 0)
}

/**
 * The public holidays of Victoria in a year, by date (Public Holidays Act 1993 (Vic)). On a weekend New
 * Year's Day, Christmas Day and Boxing Day add a holiday on a weekday, and Australia Day moves to one. The
 * Friday before the AFL Grand Final is assumed to be the one before the last Saturday in September; the AFL
 * may move it.
 */
export function publicHolidays(year: number): ReadonlyMap<string, string> {
  const sunday = easter(year)
  const lastSaturday = addDays(nthWeekday(year, '10', 'Sat', 1), -7)
  return new Map([
    [`${year}-01-01`, "New Year's Day"],
    [observed(`${year}-01-01`, 2, 1), "New Year's Day"],
    [observed(`${year}-01-26`, 2, 1), 'Australia Day'],
    [nthWeekday(year, '03', 'Mon', 2), 'Labour Day'],
    [addDays(sunday, -2), 'Good Friday'],
    [addDays(sunday, -1), 'Easter Saturday'],
    [sunday, 'Easter Sunday'],
    [addDays(sunday, 1), 'Easter Monday'],
    [`${year}-04-25`, 'Anzac Day'],
    [nthWeekday(year, '06', 'Mon', 2), "King's Birthday"],
    [addDays(lastSaturday, -1), 'AFL Grand Final Friday'],
    [nthWeekday(year, '11', 'Tue', 1), 'Melbourne Cup Day'],
    [`${year}-12-25`, 'Christmas Day'],
    [observed(`${year}-12-25`, 2, 2), 'Christmas Day'],
    [`${year}-12-26`, 'Boxing Day'],
    [observed(`${year}-12-26`, 2, 2), 'Boxing Day'],
  ])
}

/** The public holiday in Victoria on a day, or null. */
export const publicHolidayOn = (date: string): string | null =>
  publicHolidays(Number(date.slice(0, 4))).get(date) ?? null
