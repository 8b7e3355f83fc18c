import { expect, test } from 'vitest'
import { amountText, priceWords, unitName } from './units.ts'

test('a price names its unit', () => {
  expect(priceWords(17_500, 'hour')).toBe('$175.00 per hour')
  expect(priceWords(1425.75, 'tonne')).toBe('$14.2575 per tonne')
  expect(priceWords(900, 'm3')).toBe('$9.00 per m³')
  expect(priceWords(900, 'each')).toBe('$9.00 each')
  expect(priceWords(35_000, 'fixed')).toBe('$350.00 fixed')
})

test('an amount has its unit, singular or plural, without trailing zeros', () => {
  const amount = (quantity: number) => amountText(quantity, 'hour')
  expect([1, 0.5, 8, 1234.5, 2.125, 999999.999, 0.1 + 0.2, -1234567].map(amount)).toEqual([
    '1 hour',
    '0.5 hours',
    '8 hours',
    '1,234.5 hours',
    '2.125 hours',
    '999,999.999 hours',
    '0.3 hours',
    '-1,234,567 hours',
  ])
})

test('a fixed price has no unit, in a sentence or in a column', () => {
  expect([amountText(1, 'fixed'), amountText(2, 'each'), unitName('fixed', 1)]).toEqual(['1', '2', ''])
})
