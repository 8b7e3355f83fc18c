import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatAbn, formatAcn, isAbn, isAcn, normaliseAbn } from './abn.ts'

/** The two leading digits that complete any nine to an ABN, by the ATO's own algorithm. */
const abn = fc.stringMatching(/^\d{9}$/).map((nine) => {
  const weights = [3, 5, 7, 9, 11, 13, 15, 17, 19]
  const sum = weights.reduce((total, weight, at) => total + weight * Number(nine[at]), 0)
  return `${10 + (89 - (sum % 89))}${nine}`
})

describe('isAbn', () => {
  test.each([
    '',
    '51 824 753 557',
    '5182475355',
    '518247535567',
    '00000000000',
    '01 824 753 556',
    '51-824-753-556',
    '51824753S56',
  ])('refuses %j', (text) => expect(isAbn(text)).toBe(false))
  test.each(['51 824 753 556', '51824753556', ' 51824753556 '])('accepts %j', (text) =>
    expect(isAbn(text)).toBe(true),
  )

  it('accepts every ABN, spaced or stored, and refuses it with any one digit changed', () =>
    fc.assert(
      fc.property(abn, fc.nat(10), fc.integer({ min: 1, max: 9 }), (value, at, step) => {
        expect(isAbn(value)).toBe(true)
        expect(isAbn(formatAbn(value))).toBe(true)
        const changed = (Number(value[at]) + step) % 10
        expect(isAbn(value.slice(0, at) + changed + value.slice(at + 1))).toBe(false)
      }),
    ))
})

describe('isAcn', () => {
  test.each(['', '004 085 617', '00408561', '000 000 000', '0040856160'])('refuses %j', (text) =>
    expect(isAcn(text)).toBe(false),
  )
  test.each(['004 085 616', '010 499 966', '010499966'])('accepts %j', (text) =>
    expect(isAcn(text)).toBe(true),
  )

  it('exactly one last digit completes any eight', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{7}$/), (eight) => {
        expect(Array.from('0123456789').filter((last) => isAcn(eight + last))).toHaveLength(1)
      }),
    ))
})

test('the formats group digits and leave anything else alone', () => {
  expect(formatAbn('51824753556')).toBe('51 824 753 556')
  expect(formatAbn('5182475355')).toBe('5182475355')
  expect(formatAcn('004085616')).toBe('004 085 616')
  expect(normaliseAbn(' 51 824\u00a0753 556')).toBe('51824753556')
})
