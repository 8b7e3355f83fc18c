import { expect, test } from 'vitest'
import { mostMeterHours } from './meter-hours.ts'

const started_at = '2026-11-20T07:00:00+11:00'
test.each([
  ['a minute after the start', started_at, '2026-11-20T07:01:00+11:00', 2],
  ['after a day’s work', started_at, '2026-11-20T15:30:00+11:00', 10],
  ['days later, when it was forgotten', started_at, '2026-11-23T07:00:00+11:00', 24],
  ['without a start', null, '2026-11-20T15:30:00+11:00', 24],
])('%s', (_, from, now, most) => {
  expect(mostMeterHours(from, new Date(now))).toBe(most)
})
