import { expect, test } from 'vitest'
import { hireOf, tariffOf } from '#test/price-days.ts'
import { withoutSurcharge } from './without-surcharge.ts'

const night = {
  day_type: 'night',
  from: '18:00',
  to: '05:00',
  pricing: 'per_hour',
  value: 35_00,
  on_top: false,
  min_hours: null,
} as const
const said = (date: string, start_time: string, finish_time: string, terms = {}) =>
  withoutSurcharge({ date, start_time, finish_time }, tariffOf(hireOf(terms)))

test.each([
  ['a weekday', '2026-11-20', '07:00', '15:30', []],
  ['a Sunday', '2026-11-22', '07:00', '15:30', ['Sunday: no surcharge set.']],
  [
    'a Saturday night',
    '2026-11-21',
    '20:00',
    '04:00',
    ['Saturday: no surcharge set.', 'Sunday: no surcharge set.', 'Night: no surcharge set.'],
  ],
  ['Melbourne Cup Day', '2026-11-03', '07:00', '15:30', ['Public holiday: no surcharge set.']],
])('%s', (_, date, from, to, words) => {
  expect(said(date, from, to)).toEqual(words)
})

test('a kind of day with a surcharge of its own is not mentioned', () => {
  expect(said('2026-11-20', '20:00', '23:00', { day_types: [night] })).toEqual([])
})
