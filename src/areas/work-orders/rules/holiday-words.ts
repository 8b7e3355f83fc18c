import { formatDate, weekday } from '#shared/local-date.ts'
import { publicHolidayOn } from '#shared/public-holidays.ts'
import { plural } from '#shared/text.ts'

const shown = 3

/**
 * 'Public holiday: Tue 3 Nov 2026 (Melbourne Cup Day)'; at most the first three. Null when none of the days
 * is one.
 */
export function holidayWords(days: readonly string[]): string | null {
  const holidays = days.flatMap((date) => {
    const name = publicHolidayOn(date)
    return name ? [`${weekday(date)} ${formatDate(date)} (${name})`] : []
  })
  if (holidays.length === 0) return null
  const more = holidays.length > shown ? ` and ${holidays.length - shown} more` : ''
  return holidays.length === 1
    ? `Public holiday: ${holidays[0]}`
    : `${plural(holidays.length, 'public holiday')}: ${holidays.slice(0, shown).join(', ')}${more}`
}
