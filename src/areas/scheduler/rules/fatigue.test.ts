import { expect, test } from 'vitest'
import { hoursWithin, hoursWords, maxHoursInDay } from './fatigue.ts'

const work = (starts_at: string, ends_at: string) => ({
  starts_at: `2026-11-${starts_at}Z`,
  ends_at: `2026-11-${ends_at}Z`,
})

test('the 24 hours may start at any time, so a night counts with the next morning', () => {
  const night = work('22T08:00', '22T16:00')
  expect(maxHoursInDay([night], work('22T20:00', '23T04:00'))).toBe(16)
  expect(maxHoursInDay([night], work('23T08:00', '23T16:00'))).toBe(8)
  expect(maxHoursInDay([night], work('23T06:00', '23T14:00'))).toBe(10)
})

test('work that shares no 24 hours with the added work does not count', () => {
  expect(maxHoursInDay([work('20T00:00', '20T16:00')], work('22T00:00', '22T08:00'))).toBe(8)
  expect(maxHoursInDay([], work('22T00:00', '22T08:00'))).toBe(8)
})

test('hours are elapsed hours across clock changes', () => {
  // 4 Oct 2026: two becomes three; from 10 pm to 6 am are seven hours.
  const shift = { starts_at: '2026-10-03T12:00:00.000Z', ends_at: '2026-10-03T19:00:00.000Z' }
  expect(maxHoursInDay([], shift)).toBe(7)
  expect(hoursWithin([shift], { starts_at: '2026-10-03T14:00:00Z', ends_at: '2026-10-04T13:00:00Z' })).toBe(5)
})

test('hours show two decimals at most', () => {
  expect([13.5, 14, 12 + 1 / 3].map(hoursWords)).toEqual(['13.5', '14', '12.33'])
})
