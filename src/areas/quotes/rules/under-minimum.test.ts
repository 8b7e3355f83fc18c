import { expect, test } from 'vitest'
import { underMinimum } from './under-minimum.ts'

const float = {
  kind: 'float',
  unit: 'hour',
  quantity: 2,
  min_quantity: 4,
  unit_price_cents: 200_00,
  gst_code: 'GST',
  is_optional: 0,
  is_selected: 1,
} as const

test('a line below its own minimum says what the minimum comes to', () => {
  expect(underMinimum(float)).toBe('2 hours are under the minimum of 4 hours ($800.00).')
  expect(underMinimum({ ...float, quantity: 1 })).toBe('1 hour is under the minimum of 4 hours ($800.00).')
})

test.each([
  ['at the minimum', { quantity: 4 }],
  ['over it', { quantity: 4.5 }],
  ['without one', { min_quantity: null }],
  ['with a minimum of nothing', { min_quantity: 0 }],
  ['of words', { kind: 'text' as const }],
])('a line %s has no message', (_which, more) => {
  expect(underMinimum({ ...float, ...more })).toBeNull()
})
