import { expect, test } from 'vitest'
import { publicHolidayOn, publicHolidays } from './public-holidays.ts'

test('the public holidays of Victoria in 2026, as gazetted', () => {
  expect([...publicHolidays(2026)].toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
    ['2026-01-01', "New Year's Day"],
    ['2026-01-26', 'Australia Day'],
    ['2026-03-09', 'Labour Day'],
    ['2026-04-03', 'Good Friday'],
    ['2026-04-04', 'Easter Saturday'],
    ['2026-04-05', 'Easter Sunday'],
    ['2026-04-06', 'Easter Monday'],
    ['2026-04-25', 'Anzac Day'],
    ['2026-06-08', "King's Birthday"],
    ['2026-09-25', 'AFL Grand Final Friday'],
    ['2026-11-03', 'Melbourne Cup Day'],
    ['2026-12-25', 'Christmas Day'],
    ['2026-12-26', 'Boxing Day'],
    ['2026-12-28', 'Boxing Day'],
  ])
})

test.each([
  // Saturday 1 January 2022 and Saturday 25, Sunday 26 December 2021.
  ['2022-01-03', "New Year's Day"],
  ['2021-12-27', 'Christmas Day'],
  ['2021-12-28', 'Boxing Day'],
  // Sunday 25 December 2022: the Monday is Boxing Day, the Tuesday is for Christmas Day.
  ['2022-12-26', 'Boxing Day'],
  ['2022-12-27', 'Christmas Day'],
  // Sunday 26 January 2025 moved.
  ['2025-01-27', 'Australia Day'],
  ['2025-01-26', null],
  ['2026-11-04', null],
])('%s is %s', (date, name) => {
  expect(publicHolidayOn(date)).toBe(name)
})
