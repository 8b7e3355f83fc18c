import { expect, test } from 'vitest'
import { type BilledRate, type LineOfRate, overAgreed, rateOfLine } from './agreed.ts'

const toll: BilledRate = {
  id: 1,
  description: 'Toll',
  unit: 'each',
  quantity: 2,
  unit_price_cents: 12_50,
  billed_quantity: 0,
  billed_cents: 0,
  claims: 0,
  is_by_hand: false,
}
const line = (quantity: number, more: Partial<LineOfRate> = {}): LineOfRate => ({
  unit: 'each',
  quantity,
  line_total_cents: Math.round(quantity * 12_50),
  is_progress_claim: 0,
  ...more,
})

test('by quantity as many as agreed, over all lines and what is billed elsewhere', () => {
  expect(overAgreed(toll, [line(1), line(1)])).toBeUndefined()
  expect(overAgreed(toll, [line(1), line(1.001)])).toBe('Toll: 2 agreed, 2 left to bill.')
  expect(overAgreed({ ...toll, billed_quantity: 1.5 }, [line(1)])).toBe('Toll: 2 agreed, 0.5 left to bill.')
  expect(overAgreed({ ...toll, billed_quantity: 3 }, [line(1)])).toBe('Toll: 2 agreed, 0 left to bill.')
  expect(overAgreed({ ...toll, quantity: null }, [line(999)])).toBeUndefined()
  expect(overAgreed(toll, [line(9, { unit: 'hour' })]), 'other work').toBeUndefined()
})

test('a fixed price by its amount, also one that we pay', () => {
  const price: BilledRate = { ...toll, unit: 'fixed', quantity: 1, unit_price_cents: 450_00 }
  const part = (line_total_cents: number, more = {}) => line(1, { unit: 'fixed', line_total_cents, ...more })
  expect(overAgreed(price, [part(200_00), part(250_00)])).toBeUndefined()
  expect(overAgreed({ ...price, billed_cents: 300_00 }, [part(150_01)])).toBe(
    'Toll: $450.00 agreed, $150.00 left to bill.',
  )
  const bought = { ...price, unit_price_cents: -450_00 }
  expect(overAgreed(bought, [part(-450_00)])).toBeUndefined()
  expect(overAgreed(bought, [part(-450_01)])).toContain('left to bill')
  // Claims are of a whole, even where no number was agreed.
  const open = { ...price, quantity: null }
  expect(overAgreed(open, [part(900_00)])).toBeUndefined()
  expect(overAgreed(open, [part(450_01, { is_progress_claim: 1 })])).toContain('$450.00 agreed')
})

test('a typed line is for the rate with its words, else for the only one of its product', () => {
  const rate = (id: number, description: string, product_id: number | null) =>
    ({ id, description, product_id, unit: 'fixed' }) as const
  const [floatIn, floatOut, permit] = [rate(1, 'Float in', 5), rate(2, 'Float out', 5), rate(3, 'Permit', 6)]
  const rates = [floatIn, floatOut, permit]
  const of = (description: string, product_id: number | null, unit: 'fixed' | 'each' = 'fixed') =>
    rateOfLine(rates, { description, product_id, unit })?.id
  expect(of(' float OUT', 5)).toBe(2)
  expect(of('Float', 5), 'either of two').toBeUndefined()
  expect(of('Council permit', 6)).toBe(3)
  expect(of('Permit', null, 'each')).toBeUndefined()
  expect(of('Something else', null)).toBeUndefined()
})
