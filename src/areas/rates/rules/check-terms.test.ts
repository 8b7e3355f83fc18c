import { expect, test } from 'vitest'
import { checkTerms } from './check-terms.ts'

const night = (from: string, to: string) =>
  ({ day_type: 'night', from, to, pricing: 'per_hour', value: 1, on_top: 0 }) as const

test.each([
  ['18:00', '05:00', '22:00', '06:00', true],
  ['18:00', '22:00', '22:00', '05:00', false],
  ['22:00', '05:00', '18:00', '22:00', false],
  ['20:00', '02:00', '18:00', '21:00', true],
])('a night from %s to %s and one from %s to %s overlap: %s', (from, to, other, until, isRefused) => {
  const errors = checkTerms({ day_types: [night(from, to), night(other, until)] })
  expect(errors).toEqual(isRefused ? { 'day_types.1.day_type': 'Night has a surcharge already.' } : {})
})

test('a rate of its own is on top of nothing', () => {
  const rule = { day_type: 'sunday', from: null, to: null, pricing: 'rate', value: 250_00 } as const
  expect(checkTerms({ day_types: [{ ...rule, on_top: 0 }] })).toEqual({})
  expect(Object.keys(checkTerms({ day_types: [{ ...rule, on_top: 1 }] }))).toEqual(['day_types.0.on_top'])
})

test('what is wrong by itself is left to its own field', () => {
  expect(checkTerms({ day_types: [{ day_type: 'night' }, {}], cancellation: [{}, {}] })).toEqual({})
})

test('a mode that needs a price is refused without one, also where a card or rate says only the mode', () => {
  expect(checkTerms({ travel_mode: 'km', toll_mode: 'flat' })).toEqual({
    travel_rate_cents: 'Travel rate is required.',
    toll_flat_cents: 'Toll price a day is required.',
  })
  expect(checkTerms({ travel_mode: 'hourly_return', toll_mode: 'actual' })).toEqual({})
})
