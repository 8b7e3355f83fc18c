import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatPhone, normaliseMobile, normalisePhone } from './phone.ts'

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`))
const mobile = digits(8).map((rest) => `614${rest}`)
const stored = fc.oneof(
  mobile,
  fc.tuple(fc.constantFrom('02', '03', '07', '08'), digits(8)).map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('1300', '1800'), digits(6)).map((parts) => parts.join('')),
  digits(4).map((rest) => `13${rest}`),
)

describe('normalisePhone', () => {
  test.each([
    '',
    '0412 345 67',
    '0412 345 6789',
    '9123 4567',
    '0512 345 678',
    '+1 212 555 0100',
    '+64 21 123 4567',
    '0412 345 678 ext 5',
    '1300 TYRES',
    '13 123',
    '00',
    '٠٤١٢٣٤٥٦٧٨',
  ])('refuses %j', (text) => expect(normalisePhone(text)).toBeNull())

  test.each([
    ['0412 345 678', '61412345678'],
    ['+61 412 345 678', '61412345678'],
    ['+61 (0)412 345 678', '61412345678'],
    ['0011 61 412-345-678', '61412345678'],
    ['(03) 9123 4567', '0391234567'],
    ['+61 3 9123 4567', '0391234567'],
    ['61391234567', '0391234567'],
    ['07.3123.4567', '0731234567'],
    ['1300 123 456', '1300123456'],
    ['+61 1800 123 456', '1800123456'],
    ['13 12 34', '131234'],
  ])('stores %j as %s', (text, expected) => expect(normalisePhone(text)).toBe(expected))

  it('leaves stored numbers alone, and reads back displayed ones', () =>
    fc.assert(
      fc.property(stored, (value) => {
        expect(normalisePhone(value)).toBe(value)
        expect(normalisePhone(formatPhone(value))).toBe(value)
      }),
    ))
})

describe('normaliseMobile', () => {
  test.each(['03 9123 4567', '1300 123 456', 'none'])('refuses %j', (text) =>
    expect(normaliseMobile(text)).toBeNull(),
  )
  it('accepts every mobile', () =>
    fc.assert(
      fc.property(mobile, (value) => {
        expect(normaliseMobile(`+${value}`)).toBe(value)
        expect(normaliseMobile(`0${value.slice(2)}`)).toBe(value)
      }),
    ))
})

test.each([
  ['61412345678', '0412 345 678'],
  ['0412345678', '0412 345 678'],
  ['0391234567', '03 9123 4567'],
  ['0291234567', '02 9123 4567'],
  ['0731234567', '07 3123 4567'],
  ['1300123456', '1300 123 456'],
  ['131234', '13 12 34'],
  ['51824753556', '51 824 753 556'],
  ['12345', '12345'],
  ['', ''],
])('formatPhone shows %j as %j', (value, text) => expect(formatPhone(value)).toBe(text))
