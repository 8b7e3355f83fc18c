import { afterEach, describe, expect, test } from 'vitest'
import { melbourneDate, melbourneTime } from '#shared/local-date.ts'
import {
  clockChangeWords,
  hoursOf,
  orderWindow,
  windowBetween,
  windowFrom,
  windowOn,
} from './order-window.ts'

const machine = process.env['TZ']
afterEach(() => {
  if (machine === undefined) delete process.env['TZ']
  else process.env['TZ'] = machine
})

test('an order that ends when it starts, or runs more than 16 hours, is refused', () => {
  expect(() => windowBetween('2026-11-23', '07:00', '07:00')).toThrow('Finish time must be after start time.')
  expect(() => windowBetween('2026-11-23', '07:00', '23:30')).toThrow(
    'A shift cannot be longer than 16 hours.',
  )
  expect(() => windowBetween('2026-11-23', '07:00', '06:00')).toThrow(
    'A shift cannot be longer than 16 hours.',
  )
  expect(hoursOf(windowBetween('2026-11-23', '07:00', '23:00'))).toBe(16)
})

describe.each(['UTC', 'Australia/Melbourne', 'America/New_York', 'Pacific/Kiritimati'])(
  'on a machine in %s',
  (zone) => {
    const inZone = <T>(work: () => T): T => {
      process.env['TZ'] = zone
      return work()
    }

    test('the machine has that time zone', () => {
      expect(inZone(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(zone)
    })

    // The nights when Melbourne's clocks change, and one when they do not.
    test.each([
      ['2026-04-04', '2026-04-04T07:00:00.000Z', '2026-04-04T19:00:00.000Z', '05:00'],
      ['2026-10-03', '2026-10-03T08:00:00.000Z', '2026-10-03T20:00:00.000Z', '07:00'],
      ['2027-04-03', '2027-04-03T07:00:00.000Z', '2027-04-03T19:00:00.000Z', '05:00'],
      ['2027-10-02', '2027-10-02T08:00:00.000Z', '2027-10-02T20:00:00.000Z', '07:00'],
      ['2026-11-20', '2026-11-20T07:00:00.000Z', '2026-11-20T19:00:00.000Z', '06:00'],
    ])('twelve hours from 6 pm on %s are twelve hours', (date, starts_at, ends_at, end_time) => {
      const window = inZone(() => orderWindow(date, '18:00', 12))
      expect(window).toEqual({ starts_at, ends_at })
      expect(inZone(() => melbourneTime(window.ends_at))).toBe(end_time)
      // A night shift belongs to the day on which it starts.
      expect(inZone(() => melbourneDate(window.starts_at))).toBe(date)
    })

    test.each([
      ['2026-10-04', '2026-10-03T16:30:00.000Z', '03:30'],
      ['2027-10-03', '2027-10-02T16:30:00.000Z', '03:30'],
    ])('02:30 on %s, which does not exist, moves on by the skipped hour', (date, starts_at, shown) => {
      const window = inZone(() => orderWindow(date, '02:30', 4))
      expect(window.starts_at).toBe(starts_at)
      expect(hoursOf(window)).toBe(4)
      expect(inZone(() => melbourneTime(window.starts_at))).toBe(shown)
      expect(inZone(() => melbourneDate(window.starts_at))).toBe(date)
    })

    test.each([
      ['2026-04-05', '2026-04-04T15:30:00.000Z'],
      ['2027-04-04', '2027-04-03T15:30:00.000Z'],
    ])('02:30 on %s, which occurs twice, is the first', (date, starts_at) => {
      expect(inZone(() => orderWindow(date, '02:30', 4)).starts_at).toBe(starts_at)
    })

    test('times across a clock change give the hours that really pass', () => {
      expect(inZone(() => hoursOf(windowBetween('2026-04-04', '18:00', '06:00')))).toBe(13)
      expect(inZone(() => hoursOf(windowBetween('2026-10-03', '18:00', '06:00')))).toBe(11)
      expect(inZone(() => windowBetween('2026-04-05', '00:00', '12:00'))).toEqual({
        starts_at: '2026-04-04T13:00:00.000Z',
        ends_at: '2026-04-05T02:00:00.000Z',
      })
    })

    test.each([
      ['2027-04-03', '18:00', 12, '12 hours: the clocks go back'],
      ['2026-10-03', '18:00', 12, '12 hours: the clocks go forward'],
      // Half of it is in the repeated hour.
      ['2027-04-04', '02:30', 1, '1 hour: the clocks go back'],
      ['2026-10-03', '22:00', 4, '4 hours: the clocks go forward'],
      ['2026-10-03', '22:00', 3.9, null],
      ['2026-10-03', '22:00', 7 + 1 / 3, '7.33 hours: the clocks go forward'],
      ['2026-10-04', '03:00', 7.25, null],
      ['2026-11-20', '18:00', 12, null],
    ])('an order from %s %s of %d hours says what the clocks do during it', (date, start, hours, words) => {
      expect(inZone(() => clockChangeWords(orderWindow(date, start, hours)))).toBe(words)
    })

    test('changing the start keeps the end, even in the repeated hour', () => {
      const night = orderWindow('2027-04-03', '22:00', 5.5)
      expect(night.ends_at).toBe('2027-04-03T16:30:00.000Z')
      expect(inZone(() => windowFrom(night, '2027-04-03', '21:00'))).toEqual({
        starts_at: '2027-04-03T10:00:00.000Z',
        ends_at: '2027-04-03T16:30:00.000Z',
      })
      // An hour more than the clocks show is an hour too many.
      expect(() => inZone(() => windowFrom(night, '2027-04-03', '10:30'))).toThrow(
        'A shift cannot be longer than 16 hours.',
      )
      // From an earlier day it ends on the next, where half past two occurs once.
      expect(inZone(() => windowFrom(night, '2027-04-02', '22:00')).ends_at).toBe('2027-04-02T15:30:00.000Z')
      const day = orderWindow('2026-11-23', '07:00', 8)
      expect(inZone(() => windowFrom(day, '2026-11-23', '23:30')).ends_at).toBe('2026-11-24T04:00:00.000Z')
    })

    test('another day keeps the time of day and the hours', () => {
      const night = orderWindow('2026-10-02', '22:00', 8)
      expect(inZone(() => windowOn('2026-10-03', night))).toEqual({
        starts_at: '2026-10-03T12:00:00.000Z',
        ends_at: '2026-10-03T20:00:00.000Z',
      })
    })
  },
)
