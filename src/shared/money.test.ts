import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  formatCurrency,
  formatMoney,
  formatUnitPrice,
  isTooLarge,
  lineTotalCents,
  maxCents,
  parseMoney,
  parseUnitPrice,
} from './money.ts'

const cents = fc.integer({ min: -1e15, max: 1e15 })

describe('parseMoney', () => {
  test.each([
    '',
    ' ',
    '$',
    '.',
    '-',
    '$-',
    '--5',
    '1,23',
    '1,2345',
    '12.345',
    '1.2.3',
    '5 each',
    '1e3',
    '0x1',
    'NaN',
  ])('refuses %j', (text) => expect(parseMoney(text)).toBeNull())

  it('refuses more than can be represented exactly', () => expect(parseMoney('90071992547409.92')).toBeNull())

  test.each([
    ['$1,234.5', 123450],
    [' $ 1 234.50 ', 123450],
    ['12', 1200],
    ['12.', 1200],
    ['.5', 50],
    ['-$5', -500],
    ['$-5', -500],
    ['−5.05', -505],
    ['-0', 0],
  ])('reads %j as %d', (text, expected) => expect(parseMoney(text)).toBe(expected))

  it('reads back every amount that formatMoney writes', () =>
    fc.assert(
      fc.property(cents, (value) => {
        expect(parseMoney(formatMoney(value))).toBe(value)
      }),
    ))
})

describe('parseUnitPrice', () => {
  test.each(['', '$', '.', '14.25751', '1,23', '1.2.3', '5 each', '1e3', '9007199254740.9920'])(
    'refuses %j',
    (text) => expect(parseUnitPrice(text)).toBeNull(),
  )

  test.each([
    ['$14.2575', 1425.75],
    ['14.257', 1425.7],
    ['14.25', 1425],
    ['1,234', 123400],
    ['.0025', 0.25],
    ['-$14.2575', -1425.75],
    ['-0', 0],
  ])('reads %j as %d', (text, expected) => expect(parseUnitPrice(text)).toBe(expected))

  it('reads back every price that formatUnitPrice writes', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (hundredths) => {
        const price = hundredths / 100
        expect(parseUnitPrice(formatUnitPrice(price))).toBe(price)
      }),
    ))
})

describe('formatCurrency', () => {
  test.each([
    [123450, '$1,235'],
    [123449, '$1,234'],
    [-123450, '-$1,235'],
    [-49, '$0'],
    [-0, '$0'],
    [99_999_950, '$1,000,000'],
  ])('shows %d as %s', (value, text) => expect(formatCurrency(value)).toBe(text))

  it("follows the company's format, and never shows a negative zero", () => {
    const aud = { currency_code: 'AUD', currency_locale: 'en-AU', whole_dollars: 1 }
    expect(formatCurrency(123450, aud)).toBe('$1,235')
    expect(formatCurrency(123450, { ...aud, currency_locale: 'en-US' })).toBe('A$1,235')
    expect(formatCurrency(-123450, { ...aud, whole_dollars: 0 })).toBe('-$1,234.50')
    expect(formatCurrency(-49, aud)).toBe('$0')
    expect(formatCurrency(-5, { ...aud, whole_dollars: 0 })).toBe('-$0.05')
  })

  it('matches the browser’s own whole-dollar USD, within half a dollar', () => {
    const usd = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    })
    fc.assert(
      fc.property(fc.integer(), (value) => {
        const text = formatCurrency(value)
        expect(text).toBe(usd.format(value / 100).replace(/^-\$0$/, '$0'))
        expect(Math.abs((parseMoney(text) ?? Number.NaN) - value)).toBeLessThanOrEqual(50)
      }),
    )
  })
})

test.each([
  [123450, '$1,234.50'],
  [-5, '−$0.05'],
  [0, '$0.00'],
  [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
])('formatMoney shows %d as %s', (value, text) => expect(formatMoney(value)).toBe(text))

describe('formatUnitPrice', () => {
  test.each([
    [1425.75, '$14.2575'],
    [1425.5, '$14.255'],
    [1425, '$14.25'],
    [1400, '$14.00'],
    [0.25, '$0.0025'],
    [-1425.75, '−$14.2575'],
    [123456789.01, '$1,234,567.8901'],
  ])('shows %d as %s', (value, text) => expect(formatUnitPrice(value)).toBe(text))

  it('agrees with formatMoney on whole cents', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (value) => {
        expect(formatUnitPrice(value)).toBe(formatMoney(value))
      }),
    ))
})

describe('lineTotalCents', () => {
  test.each([
    [3, 3333, 9999],
    [22.5, 1425.75, 32079],
    [0.001, 500, 1],
    [0.001, 499, 0],
    [-0.001, 500, -1],
    [-0.001, 499, 0],
    [1.005, 100, 101],
    [0.1, 0.3, 0],
  ])('%d × %d cents is %d', (quantity, price, total) => expect(lineTotalCents(quantity, price)).toBe(total))

  it('refuses a total beyond the safe integers', () =>
    expect(() => lineTotalCents(999_999_999, 999_999_999_999)).toThrow(RangeError))

  it('is exact, symmetric and never −0', () => {
    const thousandths = fc.integer({ min: 0, max: 10 ** 9 })
    const hundredths = fc.integer({ min: 0, max: 10 ** 9 })
    fc.assert(
      fc.property(thousandths, hundredths, (q, p) => {
        const total = lineTotalCents(q / 1000, p / 100)
        const product = BigInt(q) * BigInt(p)
        const distance = BigInt(total) * 100_000n - product
        expect(distance > -50_000n && distance <= 50_000n).toBe(true)
        expect(lineTotalCents(-q / 1000, p / 100) + total).toBe(0)
      }),
    )
  })
})

test('lines together are too large from one cent above the maximum, in either direction', () => {
  const line = (unit_price_cents: number, quantity = 1) => ({ quantity, unit_price_cents })
  expect(isTooLarge([])).toBe(false)
  expect(isTooLarge([line(maxCents - 1), line(1)])).toBe(false)
  expect(isTooLarge([line(maxCents), line(1)])).toBe(true)
  expect(isTooLarge([line(maxCents), line(-maxCents)])).toBe(true)
  for (const odd of [Infinity, NaN, 1e300]) expect(isTooLarge([line(odd, 1e300)])).toBe(true)
})
