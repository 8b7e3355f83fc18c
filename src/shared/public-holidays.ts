import type { YesNo } from './lists.ts'
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

/** A public holiday in Victoria as the rules give it. */
export interface PublicHoliday {
  date: string
  name: string
  /** The weekday that stands in for a day on a weekend, or is added to it. */
  is_substitute: boolean
  /** Not before the AFL has announced its Grand Final. */
  is_confirmed: boolean
}

/** Whether Melbourne Cup Day is a holiday; councils in regional Victoria may choose days of their own instead. */
export type CupDay = 'metropolitan' | 'regional'

/** The last year whose Grand Final has a date. */
const lastGrandFinal = 2026

/**
 * The public holidays of Victoria in a year, in order (Public Holidays Act 1993 (Vic)). On a weekend New Year's Day,
 * Christmas Day and Boxing Day add a holiday on a weekday, and Australia Day moves to one; Anzac Day does neither. The
 * Friday before the AFL Grand Final is assumed to be the one before the last Saturday in September; the AFL may move
 * it.
 */
export function victorianHolidays(year: number, cup_day: CupDay = 'metropolitan'): PublicHoliday[] {
  const sunday = easter(year)
  const lastSaturday = addDays(nthWeekday(year, '10', 'Sat', 1), -7)
  const days = [
    ...withSubstitute(`${year}-01-01`, "New Year's Day", [2, 1]),
    ...withSubstitute(`${year}-01-26`, 'Australia Day', [2, 1]).slice(-1),
    holiday(nthWeekday(year, '03', 'Mon', 2), 'Labour Day'),
    holiday(addDays(sunday, -2), 'Good Friday'),
    holiday(addDays(sunday, -1), 'Easter Saturday'),
    holiday(sunday, 'Easter Sunday'),
    holiday(addDays(sunday, 1), 'Easter Monday'),
    holiday(`${year}-04-25`, 'Anzac Day'),
    holiday(nthWeekday(year, '06', 'Mon', 2), "King's Birthday"),
    {
      ...holiday(addDays(lastSaturday, -1), 'AFL Grand Final Friday'),
      is_confirmed: year <= lastGrandFinal,
    },
    ...(cup_day === 'metropolitan' ? [holiday(nthWeekday(year, '11', 'Tue', 1), 'Melbourne Cup Day')] : []),
    ...withSubstitute(`${year}-12-25`, 'Christmas Day', [2, 2]),
    ...withSubstitute(`${year}-12-26`, 'Boxing Day', [2, 2]),
  ]
  return days.toSorted((a, b) => a.date.localeCompare(b.date))
}

const holiday = (date: string, name: string, is_substitute = false): PublicHoliday => ({
  date,
  name,
  is_substitute,
  is_confirmed: true,
})

/** A day, and the weekday so many days later when it falls on a Saturday or a Sunday. */
function withSubstitute(date: string, name: string, [fromSaturday, fromSunday]: readonly [number, number]) {
  const later: Partial<Record<Weekday, number>> = { Sat: fromSaturday, Sun: fromSunday }
  const days = later[weekday(date)]
  return [holiday(date, name), ...(days === undefined ? [] : [holiday(addDays(date, days), name, true)])]
}

/** A day on which the business's list differs from the rules: what is its holiday, or null for none. */
export interface HolidayChange {
  date: string
  name: string | null
  is_confirmed: YesNo
}

/** How the business's list of public holidays differs from the rules. */
export interface HolidaySettings {
  cup_day: CupDay
  changes: readonly HolidayChange[]
}
export const usualHolidays: HolidaySettings = { cup_day: 'metropolitan', changes: [] }

/** The public holidays of a year, in order: those of the rules, as far as the business has not changed them. */
export function holidaysOfYear(year: number, { cup_day, changes }: HolidaySettings): PublicHoliday[] {
  const changed = new Map(changes.map((change) => [change.date, change]))
  const kept = victorianHolidays(year, cup_day).filter(({ date }) => !changed.has(date))
  const own = changes
    .filter(({ date }) => Number(date.slice(0, 4)) === year)
    .flatMap(({ date, name, is_confirmed }) =>
      name === null ? [] : { ...holiday(date, name), is_confirmed: is_confirmed === 1 },
    )
  return [...kept, ...own].toSorted((a, b) => a.date.localeCompare(b.date))
}

/** The public holiday on a day, or null. */
export type HolidayOn = (date: string) => PublicHoliday | null

/** Looks up days in the business's list, each of whose years it works out once. */
export function holidayCalendar(settings: HolidaySettings): HolidayOn {
  const years = new Map<number, ReadonlyMap<string, PublicHoliday>>()
  return (date) => {
    const year = Number(date.slice(0, 4))
    const known = years.get(year)
    const days = known ?? new Map(holidaysOfYear(year, settings).map((day) => [day.date, day]))
    if (!known) years.set(year, days)
    return days.get(date) ?? null
  }
}

/** By the rules alone. */
export const usualCalendar: HolidayOn = holidayCalendar(usualHolidays)

/** The names of the public holidays of Victoria in a year by the rules, by date. */
export const publicHolidays = (year: number): ReadonlyMap<string, string> =>
  new Map(victorianHolidays(year).map(({ date, name }) => [date, name]))
