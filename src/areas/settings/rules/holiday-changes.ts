import { formatDate, weekday } from '#shared/local-date.ts'
import {
  type HolidayChange,
  type HolidaySettings,
  type PublicHoliday,
  holidaysOfYear,
  victorianHolidays,
} from '#shared/public-holidays.ts'

const yearOf = (date: string): number => Number(date.slice(0, 4))

/** The public holiday on a day, or undefined. */
export const holidayOn = (settings: HolidaySettings, date: string): PublicHoliday | undefined =>
  holidaysOfYear(yearOf(date), settings).find((day) => day.date === date)

/** What the rules say of a day. */
export const ruleOn = ({ cup_day }: HolidaySettings, date: string): PublicHoliday | undefined =>
  victorianHolidays(yearOf(date), cup_day).find((day) => day.date === date)

/** Makes a day what the change says. Where the rules say the same, nothing is kept. */
function withChange(settings: HolidaySettings, change: HolidayChange): HolidaySettings {
  const others = settings.changes.filter(({ date }) => date !== change.date)
  const rule = ruleOn(settings, change.date)
  const isRule = rule
    ? change.name === rule.name && change.is_confirmed === Number(rule.is_confirmed)
    : change.name === null
  const changes = isRule ? others : [...others, change]
  return { ...settings, changes: changes.toSorted((a, b) => a.date.localeCompare(b.date)) }
}

/** Adds a public holiday on a day; one of the rules is as certain as they say. */
export function withHoliday(settings: HolidaySettings, date: string, name: string): HolidaySettings {
  const rule = ruleOn(settings, date)
  const is_confirmed = rule?.name === name && !rule.is_confirmed ? 0 : 1
  return withChange(settings, { date, name, is_confirmed })
}

/** Renames the one on a day, which stays as certain as it was. */
export function renamedHoliday(settings: HolidaySettings, date: string, name: string): HolidaySettings {
  const is_confirmed = holidayOn(settings, date)?.is_confirmed === false ? 0 : 1
  return withChange(settings, { date, name, is_confirmed })
}

export const withoutHoliday = (settings: HolidaySettings, date: string): HolidaySettings =>
  withChange(settings, { date, name: null, is_confirmed: 1 })

/** Confirms the one assumed on a day: on that day, or on another. */
export function confirmedHoliday(
  settings: HolidaySettings,
  { date, confirmed_date }: { date: string; confirmed_date: string },
): HolidaySettings {
  const name = holidayOn(settings, date)?.name
  if (name === undefined) return settings
  const rest = date === confirmed_date ? settings : withoutHoliday(settings, date)
  return withChange(rest, { date: confirmed_date, name, is_confirmed: 1 })
}

/** A day that differs from the rules, in its history: `Fri 24 Sep 2027: AFL Grand Final Friday`. */
export const holidayChangeWords = ({ date, name, is_confirmed }: HolidayChange): string =>
  `${weekday(date)} ${formatDate(date)}: ${name ?? 'no public holiday'}${is_confirmed ? '' : ' (not confirmed)'}`
