import { expect, test } from 'vitest'
import { otherRateWords } from './other-rate.ts'

const charged = { unit: 'hour', unit_price_cents: 175_00, price_source: 'Product WH-EX20' } as const
const rate = (description: string, unit_price_cents: number, unit: 'hour' | 'day' = 'hour') => ({
  description,
  unit,
  unit_price_cents,
})

test('a hire charged at the agreed rate, or without one, is not flagged', () => {
  expect(otherRateWords(charged, [])).toBeNull()
  expect(otherRateWords(charged, [rate('Excavator', 199_00), rate('Excavator, old', 175_00)])).toBeNull()
  expect(otherRateWords(charged, [rate('Excavator, stand-by', 90_00), rate('Travel', 85_00)])).toBeNull()
})

test.each([
  ['Product WH-EX20', 'the price list’s $175.00 per hour (WH-EX20)'],
  ['Quote Q-000123, line 2', 'the quote’s $175.00 per hour (Q-000123, line 2)'],
  ['Rate of job J-004512', 'the job’s earlier rate, $175.00 per hour'],
  ['Agreed on site', 'the order’s $175.00 per hour (Agreed on site)'],
])('a hire charged otherwise says whose price that is (%s)', (price_source, words) => {
  expect(otherRateWords({ ...charged, price_source }, [rate('Excavator', 199_00)])).toBe(
    `Charged at ${words}; the job’s rate is $199.00.`,
  )
})

test('a hire charged otherwise lists every agreed rate', () => {
  expect(otherRateWords(charged, [rate('Excavator, day', 1500_00, 'day')])).toBe(
    'Charged at the price list’s $175.00 per hour (WH-EX20); the job’s rate is $1,500.00 per day.',
  )
  expect(otherRateWords(charged, [rate('Excavator', 199_00), rate('Excavator, day', 1500_00, 'day')])).toBe(
    'Charged at the price list’s $175.00 per hour (WH-EX20); the job’s rates are $199.00 (Excavator) and $1,500.00 per day (Excavator, day).',
  )
})
