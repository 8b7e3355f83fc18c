import { useQuery } from '@tanstack/react-query'
import {
  type HolidayOn,
  type HolidaySettings,
  holidayCalendar,
  usualCalendar,
} from '#shared/public-holidays.ts'
import { publicHolidaysQuery } from '../queries.ts'

/** One for each answer, so that a list's rows share what it works out. */
const calendars = new WeakMap<HolidaySettings, HolidayOn>()

/** The business's public holidays; until they arrive, those of the rules. */
export function useHolidays(): HolidayOn {
  const { data } = useQuery(publicHolidaysQuery)
  if (!data) return usualCalendar
  const known = calendars.get(data)
  if (known) return known
  const calendar = holidayCalendar(data)
  calendars.set(data, calendar)
  return calendar
}
