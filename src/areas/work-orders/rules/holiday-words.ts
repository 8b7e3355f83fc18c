import { formatDate, weekday } from '#shared/local-date.ts'
import type { HolidayOn, PublicHoliday } from '#shared/public-holidays.ts'
import { plural } from '#shared/text.ts'

const shown = 3

/**
 * 'Public holiday: Tue 3 Nov 2026 (Melbourne Cup Day)'; at most the first three, and which are not confirmed yet. Null
 * when none of the days is one.
 */
export function holidayWords(days: readonly string[], holidayOn: HolidayOn): string | null {
  const holidays = days.flatMap((date) => {
    const holiday = holidayOn(date)
    return holiday ? [`${weekday(date)} ${formatDate(date)} (${nameOf(holiday)})`] : []
  })
  if (holidays.length === 0) return null
  const more = holidays.length > shown ? ` and ${holidays.length - shown} more` : ''
  return holidays.length === 1
    ? `Public holiday: ${holidays[0]}`
    : `${plural(holidays.length, 'public holiday')}: ${holidays.slice(0, shown).join(', ')}${more}`
}

/** `AFL Grand Final Friday, not confirmed` */
export const nameOf = ({ name, is_confirmed }: PublicHoliday): string =>
  is_confirmed ? name : `${name}, not confirmed`
