import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { gstCents } from './gst.ts'

const lines = fc.array(fc.integer({ min: -1e10, max: 1e10 }), { maxLength: 50 })

describe('gstCents', () => {
  test.each([
    [3, 3333, 999, 1000],
    [10, 214, 210, 214],
    [7, 18745, 13125, 13122],
  ])('%d lines of %d cents: %d line by line, %d on the total', (count, cents, byLine, byTotal) => {
    const taxable = Array.from({ length: count }, () => cents)
    expect(gstCents(taxable, 'taxable_supply')).toBe(byLine)
    expect(gstCents(taxable, 'total_invoice')).toBe(byTotal)
    expect(gstCents(taxable)).toBe(byTotal)
  })

  it('is zero on zero', () => expect(gstCents([])).toBe(0))

  it('changes sign with the invoice, so that a credit note cancels it', () =>
    fc.assert(
      fc.property(lines, fc.constantFrom('total_invoice', 'taxable_supply'), (taxable, rule) => {
        expect(
          gstCents(taxable, rule) +
            gstCents(
              taxable.map((cents) => -cents),
              rule,
            ),
        ).toBe(0)
      }),
    ))

  it('differs between the two methods by at most half a cent per line plus one', () =>
    fc.assert(
      fc.property(lines, (taxable) => {
        const difference = Math.abs(gstCents(taxable, 'taxable_supply') - gstCents(taxable))
        expect(difference).toBeLessThanOrEqual((taxable.length + 1) / 2)
      }),
    ))
})
