import { expect, test } from 'vitest'
import { shiftHours, tooManyHours } from './shift-hours.ts'

const shift = (from: string, to: string) => ({
  starts_at: `2026-11-${from}:00.000Z`,
  finishes_at: `2026-11-${to}:00.000Z`,
})
const day = shift('23T05:00', '23T13:00')

test('hours add up with those of other dockets in any 24 hours, to the hour', () => {
  expect(shiftHours(day, [])).toBe(8)
  expect(shiftHours(day, [shift('23T16:00', '23T20:00')])).toBe(12)
  // 24 hours from 13:00 of the day before.
  expect(shiftHours(day, [shift('22T12:00', '22T18:00')])).toBe(13)
  expect(shiftHours(day, [shift('22T01:00', '22T05:00'), shift('24T05:00', '24T13:00')])).toBe(8)
})

test('overlapping time counts once', () => {
  expect(shiftHours(day, [shift('23T05:00', '23T13:00')])).toBe(8)
  expect(shiftHours(day, [shift('23T06:00', '23T10:00'), shift('23T09:00', '23T15:00')])).toBe(10)
})

test('twelve hours are not flagged, a quarter of an hour more is', () => {
  expect(tooManyHours(day, [shift('23T14:00', '23T18:00')])).toBeNull()
  expect(tooManyHours(day, [shift('23T14:00', '23T18:15')])).toBe('12.25 hours in 24 hours. The limit is 12.')
})
