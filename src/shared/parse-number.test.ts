import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  '',
  '-',
  '.',
  'twelve',
  '1.2.3',
  '1e5',
  '--1',
  '9'.repeat(17),
  '1,5',
  '1,50',
  '1,2345',
  ',5',
  '1,,250',
])('%j is not a number', (text) => {
  expect(parseNumber(text, 3)).toBeNull()
})

test('too many decimals are refused, not cut off', () => {
  expect(parseNumber('1.2345', 3)).toBeNull()
  expect(parseNumber('1.5', 0)).toBeNull()
  expect(parseNumber('1.2300', 2)).toBe(1.23)
  expect(parseNumber('7.0', 0)).toBe(7)
})

test('thousands separators, signs and percent are read', () => {
  expect(parseNumber('1,250.5', 3)).toBe(1250.5)
  expect(parseNumber('1,234,567', 0)).toBe(1_234_567)
  expect(parseNumber(' 12 % ', 1)).toBe(12)
  expect(parseNumber('−3', 0)).toBe(-3)
  expect(parseNumber('.5', 1)).toBe(0.5)
  expect(Object.is(parseNumber('-0', 0), 0)).toBe(true)
})
