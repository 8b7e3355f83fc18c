import { expect, test } from 'vitest'
import { holidayCalendar, publicHolidays, usualCalendar, victorianHolidays } from './public-holidays.ts'

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
  expect(usualCalendar(date)?.name ?? null).toBe(name)
})

// Business Victoria's list of public holidays; the Grand Final of 2027 and later has no date yet.
test.each([
  [2025, ['2025-01-27'], []],
  [2026, ['2026-12-28'], []],
  [2027, ['2027-12-27', '2027-12-28'], ['2027-09-24']],
  [2028, ['2028-01-03'], ['2028-09-29']],
  [2029, [], ['2029-09-28']],
  [2030, ['2030-01-28'], ['2030-09-27']],
])('%i has substitute days %j, and %j is not confirmed', (year, substitutes, unconfirmed) => {
  const holidays = victorianHolidays(year)
  expect(holidays.filter((day) => day.is_substitute).map(({ date }) => date)).toEqual(substitutes)
  expect(holidays.filter((day) => !day.is_confirmed).map(({ date }) => date)).toEqual(unconfirmed)
})

test('a regional calendar has no Cup Day, and nothing else is missing', () => {
  const names = (cup_day: 'metropolitan' | 'regional') =>
    victorianHolidays(2026, cup_day).map(({ name }) => name)
  expect(names('metropolitan').filter((name) => !names('regional').includes(name))).toEqual([
    'Melbourne Cup Day',
  ])
})

test('Anzac Day on a Saturday or Sunday has no substitute', () => {
  expect(usualCalendar('2026-04-27')).toBeNull()
  expect(usualCalendar('2027-04-26')).toBeNull()
})

test('the business’s list is that of the rules, but for the days it has changed', () => {
  const on = holidayCalendar({
    cup_day: 'regional',
    changes: [
      { date: '2026-10-28', name: 'Geelong Cup Day', is_confirmed: 1 },
      { date: '2027-09-24', name: null, is_confirmed: 1 },
      { date: '2027-10-01', name: 'AFL Grand Final Friday', is_confirmed: 0 },
    ],
  })
  expect(on('2026-11-03')).toBeNull()
  expect(on('2026-10-28')).toMatchObject({ name: 'Geelong Cup Day', is_confirmed: true })
  expect(on('2027-09-24')).toBeNull()
  expect(on('2027-10-01')).toMatchObject({ name: 'AFL Grand Final Friday', is_confirmed: false })
  expect(on('2027-12-25')?.name).toBe('Christmas Day')
})
