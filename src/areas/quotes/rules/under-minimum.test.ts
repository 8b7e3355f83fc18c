import { expect, test } from 'vitest'
import { chargedQuantity } from './charged-quantity.ts'
import { totalOfLine } from './quote-totals.ts'
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

const priced = <L extends Parameters<typeof chargedQuantity>[0]>(line: L) => ({
  ...line,
  charged_quantity: chargedQuantity(line),
})

test('a line below its own minimum is priced at it, and says so', () => {
  expect(totalOfLine(priced(float))).toBe(800_00)
  expect(underMinimum(priced(float))).toBe('2 hours are under the minimum: priced at 4 hours, $800.00.')
  expect(underMinimum(priced({ ...float, quantity: 1 }))).toBe(
    '1 hour is under the minimum: priced at 4 hours, $800.00.',
  )
})

test('a line from before minimums were priced costs what it said', () => {
  expect(totalOfLine({ ...float, charged_quantity: null })).toBe(400_00)
  expect(underMinimum({ ...float, charged_quantity: null })).toBeNull()
})

test.each([
  ['at the minimum', { quantity: 4 }],
  ['over it', { quantity: 4.5 }],
  ['without one', { min_quantity: null }],
  ['with a minimum of nothing', { min_quantity: 0 }],
  ['of words', { kind: 'text' as const }],
])('a line %s has no message', (_which, more) => {
  expect(underMinimum(priced({ ...float, ...more }))).toBeNull()
})
