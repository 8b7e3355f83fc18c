import { expect, test } from 'vitest'
import {
  asPercent,
  claimableCents,
  claimCents,
  claimDescription,
  claimWords,
  withoutAmounts,
} from './progress-claim.ts'

test('only a fixed price that the client pays can be claimed in parts, once where no number was agreed', () => {
  const price = { unit: 'fixed', quantity: null, unit_price_cents: 50_000_00 } as const
  expect(claimableCents(price)).toBe(50_000_00)
  expect(claimableCents({ ...price, quantity: 2 })).toBe(100_000_00)
  expect(claimableCents({ ...price, unit: 'each' })).toBe(null)
  expect(claimableCents({ ...price, unit_price_cents: -1 })).toBe(null)
})

test('percents round half a cent away from zero, and an amount is a percentage only where it is exact', () => {
  expect(claimCents(33_33, { percent: 50 })).toBe(16_67)
  expect(asPercent(50_000_00, 15_000_00)).toEqual({ percent: 30 })
  expect(asPercent(50_000_00, 12_345_67)).toEqual({ amount_cents: 12_345_67 })
  for (const percent of [0.01, 12.5, 33.33, 99.99, 100])
    expect(asPercent(1_234_567, claimCents(1_234_567, { percent }))).toEqual({ percent })
})

test('the line says what was agreed and which part is claimed, within the length of a line', () => {
  const words = claimWords(2, 50_000_00, { percent: 30 })
  expect(words).toBe('Progress claim 2: 30% of $50,000.00')
  expect(claimDescription('Bulk earthworks.', words)).toBe(`Bulk earthworks. ${words}`)
  expect(claimDescription('x'.repeat(1000), words)).toHaveLength(1000)
})

test('those who may see no amounts read the claim without them', () => {
  expect(withoutAmounts('Earthworks. Progress claim 1: 30% of $50,000.00')).toBe(
    'Earthworks. Progress claim 1: 30%',
  )
  expect(withoutAmounts('Earthworks. Progress claim 2: $12,345.67 of $50,000.00')).toBe(
    'Earthworks. Progress claim 2',
  )
  expect(withoutAmounts('Float in, Epping yard')).toBe('Float in, Epping yard')
})
