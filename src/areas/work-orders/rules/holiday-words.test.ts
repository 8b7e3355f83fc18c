import { expect, test } from 'vitest'
import { usualCalendar } from '#shared/public-holidays.ts'
import { holidayWords } from './holiday-words.ts'
import { workDays } from './materialise.ts'

const planned = (start_date: string, end_date: string) =>
  holidayWords(workDays({ start_date, end_date, selected_dates: [] }), usualCalendar)

test('public holidays among a requirement’s days are named', () => {
  expect(planned('2026-11-23', '2026-11-27')).toBe(null)
  expect(planned('2026-11-02', '2026-11-06')).toBe('Public holiday: Tue 3 Nov 2026 (Melbourne Cup Day)')
  // Boxing Day itself is a Saturday and not a working day.
  expect(planned('2026-12-21', '2027-01-01')).toBe(
    "3 public holidays: Fri 25 Dec 2026 (Christmas Day), Mon 28 Dec 2026 (Boxing Day), Fri 1 Jan 2027 (New Year's Day)",
  )
  expect(planned('2026-12-21', '2027-01-29')).toMatch(/^4 public holidays: .* and 1 more$/)
  expect(planned('2027-09-20', '2027-09-24')).toBe(
    'Public holiday: Fri 24 Sep 2027 (AFL Grand Final Friday, not confirmed)',
  )
})
