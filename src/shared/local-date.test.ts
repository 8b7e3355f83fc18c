import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  formatAgo,
  formatDate,
  formatDays,
  formatInstant,
  formatMonth,
  formatTime,
  isDate,
  isTime,
  melbourneDate,
  melbourneInstant,
  melbourneTime,
  parseDate,
  parseTime,
  weekday,
} from './local-date.ts'

const day = fc
  .integer({ min: Date.UTC(1930, 0, 1) / 86_400_000, max: Date.UTC(2150, 0, 1) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const instant = fc
  .integer({ min: Date.UTC(1995, 0, 1) / 60_000, max: Date.UTC(2037, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000).toISOString())

describe('isDate', () => {
  test.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '0206-01-01',
    '2026-1-1',
    '26-01-01',
  ])('refuses %j', (text) => expect(isDate(text)).toBe(false))
  test.each(['2026-11-05', '2028-02-29', '1900-01-01', '2199-12-31'])('accepts %s', (text) =>
    expect(isDate(text)).toBe(true),
  )
})

test('isTime accepts 00:00 to 23:59 only', () => {
  expect(['00:00', '06:10', '23:59'].filter(isTime)).toHaveLength(3)
  expect(['24:00', '6:10', '12:60', '12:00:00', ''].filter(isTime)).toEqual([])
})

describe('formats', () => {
  test.each([
    ['2026-11-05', '5 Nov 2026'],
    ['2026-09-30', '30 Sep 2026'],
    ['2026-06-01', '1 Jun 2026'],
  ])('formatDate(%s) is %s', (date, text) => expect(formatDate(date)).toBe(text))

  test.each([
    ['2026-11', 'Nov 2026'],
    ['2026-09-30', 'Sep 2026'],
  ])('formatMonth(%s) is %s', (date, text) => expect(formatMonth(date)).toBe(text))

  test.each([
    ['2026-11-23', '2026-11-23', '23 Nov 2026'],
    ['2026-11-23', '2026-11-27', '23 – 27 Nov 2026'],
    ['2026-11-23', '2026-12-04', '23 Nov – 4 Dec 2026'],
    ['2026-12-28', '2027-01-08', '28 Dec 2026 – 8 Jan 2027'],
  ])('formatDays(%s, %s) is %s', (from, to, text) => expect(formatDays(from, to)).toBe(text))

  it('refuses anything but a date', () => expect(() => formatDate('2026-02-30')).toThrow(RangeError))

  test.each([
    ['00:05', '12:05 am'],
    ['06:10', '6:10 am'],
    ['12:00', '12:00 pm'],
    ['23:59', '11:59 pm'],
  ])('formatTime(%s) is %s', (value, text) => expect(formatTime(value)).toBe(text))

  test.each([
    ['2026-11-04T19:10:00.000Z', '5 Nov 2026, 6:10 am'],
    ['2026-06-30T14:00:00Z', '1 Jul 2026, 12:00 am'],
    ['2026-10-03T15:59:59Z', '4 Oct 2026, 1:59 am'],
    ['2026-10-03T16:00:00Z', '4 Oct 2026, 3:00 am'],
    ['2027-04-03T15:30:00Z', '4 Apr 2027, 2:30 am'],
    ['2027-04-03T16:30:00Z', '4 Apr 2027, 2:30 am'],
  ])('formatInstant(%s) is %s', (value, text) => {
    expect(formatInstant(value)).toBe(text)
    expect(formatInstant(new Date(value))).toBe(text)
  })
})

describe('melbourneInstant', () => {
  test.each([
    ['2026-11-05', '24:00'],
    ['2026-02-29', '10:00'],
  ])('refuses %s %s', (date, value) => expect(() => melbourneInstant(date, value)).toThrow(RangeError))

  test.each([
    ['2026-11-05', '06:10', '2026-11-04T19:10:00.000Z'],
    ['2026-07-05', '06:10', '2026-07-04T20:10:00.000Z'],
    ['2026-10-04', '01:59', '2026-10-03T15:59:00.000Z'],
    ['2026-10-04', '02:00', '2026-10-03T16:00:00.000Z'], // missing: 3:00
    ['2026-10-04', '02:30', '2026-10-03T16:30:00.000Z'], // missing: 3:30
    ['2026-10-04', '03:00', '2026-10-03T16:00:00.000Z'],
    ['2027-04-04', '01:59', '2027-04-03T14:59:00.000Z'],
    ['2027-04-04', '02:30', '2027-04-03T15:30:00.000Z'], // repeated: the first occurrence
    ['2027-04-04', '03:00', '2027-04-03T17:00:00.000Z'],
  ])('%s %s is %s', (date, value, expected) => expect(melbourneInstant(date, value)).toBe(expected))

  it('shows the requested time on the clock, or an hour later where it is skipped', () =>
    fc.assert(
      fc.property(day, time, (date, value) => {
        const at = melbourneInstant(date, value)
        const hourLater = String(Number(value.slice(0, 2)) + 1).padStart(2, '0') + value.slice(2)
        expect(melbourneDate(at)).toBe(date)
        expect(value.startsWith('02:') ? [value, hourLater] : [value]).toContain(melbourneTime(at))
      }),
    ))

  it('round-trips every instant, except in the repeated hour', () =>
    fc.assert(
      fc.property(instant, (at) => {
        const again = melbourneInstant(melbourneDate(at), melbourneTime(at))
        expect([0, 3_600_000]).toContain(Date.parse(at) - Date.parse(again))
      }),
    ))

  test.each([
    ['2026-10-04', 23],
    ['2027-04-04', 25],
    ['2026-11-05', 24],
  ])('%s has %d hours', (date, hours) => {
    const length =
      Date.parse(melbourneInstant(addDays(date, 1), '00:00')) - Date.parse(melbourneInstant(date, '00:00'))
    expect(length / 3_600_000).toBe(hours)
  })
})

describe('counting days', () => {
  test.each([
    ['2026-10-03', 1, '2026-10-04'],
    ['2026-10-04', 1, '2026-10-05'],
    ['2027-04-03', 2, '2027-04-05'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
  ])('%s and %d days is %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected))

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-11-20', 36, '2029-11-20'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s and %d months is %s', (date, count, expected) => expect(addMonths(date, count)).toBe(expected))

  it('addDays and daysBetween are inverse', () =>
    fc.assert(
      fc.property(day, fc.integer({ min: -9000, max: 9000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days)
      }),
    ))

  test.each([
    ['2026-10-04', 'Sun'],
    ['2026-11-05', 'Thu'],
  ])('%s is a %s', (date, name) => expect(weekday(date)).toBe(name))
})

describe('parseDate', () => {
  const today = '2026-11-21'
  test.each([
    '',
    'soon',
    'constructor',
    '31/11/26',
    '29 feb 2026',
    '20/13/26',
    '20/11/026',
    'nov 20',
    '20/11-26',
    '20 no',
    '2026-02-30',
    '20 nov 1066',
    '0/1/26',
    '+12345',
  ])('refuses %j', (text) => expect(parseDate(text, today)).toBeNull())

  test.each([
    ['20/11/26', '2026-11-20'],
    ['5/1/2027', '2027-01-05'],
    ['20-11-26', '2026-11-20'],
    ['20.11.26', '2026-11-20'],
    ['20 nov', '2026-11-20'],
    ['20nov', '2026-11-20'],
    [' 20  NOV 2026 ', '2026-11-20'],
    ['20 November 26', '2026-11-20'],
    ['1 sept 2026', '2026-09-01'],
    ['29 feb 2028', '2028-02-29'],
    ['2026-11-20', '2026-11-20'],
    ['today', '2026-11-21'],
    ['Tomorrow', '2026-11-22'],
    ['yesterday', '2026-11-20'],
    ['+3', '2026-11-24'],
    ['-3', '2026-11-18'],
    ['3 jan', '2027-01-03'],
    ['20/9', '2027-09-20'],
    ['22/9', '2026-09-22'],
    ['12/3/75', '1975-03-12'],
    ['12/3/46', '2046-03-12'],
  ])('reads %j as %s', (text, date) => expect(parseDate(text, today)).toBe(date))

  it('without a year, December in January means last month', () =>
    expect(parseDate('20 dec', '2027-01-05')).toBe('2026-12-20'))

  it('reads back what formatDate writes', () =>
    fc.assert(
      fc.property(day, day, (date, now) => {
        expect(parseDate(formatDate(date), now)).toBe(date)
      }),
    ))

  it('returns a real day or null for any input', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^\d{0,3}[ /.-]?[a-z\d]{0,5}[ /.-]?\d{0,4}$/)),
        (text) => {
          const date = parseDate(text, today)
          expect(date === null || isDate(date)).toBe(true)
        },
      ),
    ))
})

describe('parseTime', () => {
  test.each([
    ['7', '07:00'],
    ['0730', '07:30'],
    ['730', '07:30'],
    ['7.30', '07:30'],
    ['7:30 am', '07:30'],
    ['3pm', '15:00'],
    ['12 am', '00:00'],
    ['12:15 pm', '12:15'],
    ['15:30', '15:30'],
    ['24:00', null],
    ['13 pm', null],
    ['7:60', null],
    ['soon', null],
    ['', null],
  ])('%s is %s', (typed, time) => expect(parseTime(typed)).toBe(time))

  it('reads back what formatTime writes', () => {
    for (let minute = 0; minute < 1440; minute++) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      expect(parseTime(formatTime(time))).toBe(time)
    }
  })
})

describe('formatAgo', () => {
  const now = '2026-11-05T05:00:00Z'
  test.each([
    ['2026-11-05T05:00:30Z', 'just now'],
    ['2026-11-05T04:59:30Z', 'just now'],
    ['2026-11-05T04:55:00Z', '5 min ago'],
    ['2026-11-05T02:00:00Z', '3 h ago'],
    ['2026-11-04T06:00:00Z', '23 h ago'],
    ['2026-11-04T04:59:00Z', 'yesterday'],
    ['2026-11-01T05:00:00Z', '4 days ago'],
    ['2026-10-29T05:00:00Z', '29 Oct 2026'],
    ['2026-11-06T05:00:00Z', '6 Nov 2026, 4:00 pm'],
  ])('%s is %s', (at, text) => expect(formatAgo(at, now)).toBe(text))

  it('counts the 25th hour of a long day as today', () =>
    expect(formatAgo('2027-04-03T13:05:00Z', '2027-04-04T13:55:00Z')).toBe('24 h ago'))
})
