import { expect, test } from 'vitest'
import { otherRateWords } from './other-rate.ts'

const charged = { unit: 'hour', unit_price_cents: 175_00, price_source: 'Product WH-EX20' } as const
const rate = (description: string, unit_price_cents: number, unit: 'hour' | 'day' = 'hour') => ({
  description,
  unit,
  unit_price_cents,
})

test('a hire that charges what was agreed, or for which nothing was, is not flagged', () => {
  expect(otherRateWords(charged, [])).toBeNull()
  expect(otherRateWords(charged, [rate('Excavator', 199_00), rate('Excavator, old', 175_00)])).toBeNull()
  expect(otherRateWords(charged, [rate('Excavator, stand-by', 90_00), rate('Travel', 85_00)])).toBeNull()
})

test('a hire that charges something else names what it charges, and every rate that was agreed', () => {
  expect(otherRateWords(charged, [rate('Excavator', 199_00), rate('Excavator, day', 1500_00, 'day')])).toBe(
    'Charged at Product WH-EX20, $175.00 per hour: the job has “Excavator” at $199.00 per hour and “Excavator, day” at $1,500.00 per day.',
  )
})
