import {
  type HolidaySettings,
  type PublicHoliday,
  holidaysOfYear,
  victorianHolidays,
} from '#shared/public-holidays.ts'

export interface HolidayRow extends PublicHoliday {
  /** By the rules a public holiday, which the business has taken off its list. */
  is_removed: boolean
  /** The rules do not have it. */
  is_added: boolean
}

/** A year's public holidays in order, and those of the rules that the business has taken off its list. */
export function holidayRows(year: number, settings: HolidaySettings): HolidayRow[] {
  const rules = victorianHolidays(year, settings.cup_day)
  const days = holidaysOfYear(year, settings)
  const removed = rules.filter(({ date }) => !days.some((day) => day.date === date))
  return [
    ...days.map((day) => ({
      ...day,
      is_removed: false,
      is_added: !rules.some(({ date }) => date === day.date),
    })),
    ...removed.map((day) => ({ ...day, is_removed: true, is_added: false })),
  ].toSorted((a, b) => a.date.localeCompare(b.date))
}
