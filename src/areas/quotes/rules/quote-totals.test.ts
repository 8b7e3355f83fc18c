import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gstRules } from '#shared/gst.ts'
import { lineTotalCents } from '#shared/money.ts'
import { gstCodes } from '#shared/units.ts'
import { count, figure } from '#test/proof.ts'
import { discountTypes, lineKinds } from '../contract/choices.ts'
import { approvalReasons } from './approval.ts'
import { marginPercent } from './quote-margin.ts'
import { type PricedLine, type Terms, counts, spread, totalsOf } from './quote-totals.ts'

const line = (unit_price_cents: number, more: Partial<PricedLine> = {}): PricedLine => ({
  kind: 'service',
  quantity: 1,
  unit_price_cents,
  gst_code: 'GST',
  is_optional: 0,
  is_selected: 1,
  ...more,
})
const plain: Terms = {
  discount_type: 'none',
  discount_value: 0,
  gst_applies: 1,
  gst_rule: 'total_invoice',
}
const times = (count: number, one: PricedLine) => Array.from({ length: count }, () => one)

// The examples from the GST rules: by total, and line by line.
test.each([
  [3, 33_33, 10_00, 9_99],
  [10, 2_14, 2_14, 2_10],
  [7, 187_45, 131_22, 131_25],
])('%i lines of %i cents have %i or %i cents of GST', (count, cents, byWhole, byLine) => {
  const lines = times(count, line(cents))
  expect(totalsOf(lines, plain).gst_cents).toBe(byWhole)
  expect(totalsOf(lines, { ...plain, gst_rule: 'taxable_supply' }).gst_cents).toBe(byLine)
})

test('texts, unchosen options and GST-free lines are excluded where they should be', () => {
  const lines = [
    line(100_00),
    line(50_00, { gst_code: 'GST_FREE' }),
    line(70_00, { is_optional: 1, is_selected: 0 }),
    line(30_00, { is_optional: 1, is_selected: 1 }),
    line(999_00, { kind: 'text' }),
  ]
  expect(totalsOf(lines, plain)).toEqual({
    subtotal_cents: 180_00,
    discount_cents: 0,
    gst_cents: 13_00,
    total_cents: 193_00,
  })
  expect(totalsOf(lines, { ...plain, gst_applies: 0 })).toMatchObject({ gst_cents: 0, total_cents: 180_00 })
})

test('a discount applies to taxable and free lines alike before GST', () => {
  const lines = [line(100_00), line(50_00, { gst_code: 'GST_FREE' })]
  expect(totalsOf(lines, { ...plain, discount_type: 'amount', discount_value: 15_00 })).toEqual({
    subtotal_cents: 150_00,
    discount_cents: 15_00,
    gst_cents: 9_00,
    total_cents: 144_00,
  })
  expect(totalsOf(lines, { ...plain, discount_type: 'percent', discount_value: 12.5 })).toMatchObject({
    discount_cents: 18_75,
    gst_cents: 8_75,
  })
})

test('a discount is never more than what it applies to', () => {
  const lines = [line(40_00), line(100_00, { is_optional: 1, is_selected: 0 })]
  const terms = { ...plain, discount_type: 'amount', discount_value: 60_00 } as const
  expect(totalsOf(lines, terms)).toMatchObject({ discount_cents: 40_00, gst_cents: 0, total_cents: 0 })
  const bought = [line(-40_00)]
  expect(totalsOf(bought, terms)).toMatchObject({ discount_cents: 0, gst_cents: -4_00, total_cents: -44_00 })
})

test('leftover cents go to the largest remainders, the first of equals', () => {
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(spread(10, [50, 30, 20])).toEqual([5, 3, 2])
  expect(spread(5, [33, 33, 34])).toEqual([2, 1, 2])
  expect(spread(7, [-5, 0, 10])).toEqual([0, 0, 7])
  expect(spread(7, [0, -1])).toEqual([0, 0])
})

test('a margin is the share of the price that is kept, over lines with a known cost', () => {
  expect(marginPercent([{ ...line(100_00), cost_cents: null }], plain)).toBeNull()
  const lines = [
    { ...line(100_00), cost_cents: 60_00 },
    { ...line(500_00), cost_cents: null },
  ]
  expect(marginPercent(lines, plain)).toBe(40)
  const half = { ...plain, discount_type: 'percent', discount_value: 50 } as const
  expect(marginPercent(lines, half)).toBe(-20)
})

const cents = fc.integer({ min: 0, max: 9_999_999 })
const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  kind: fc.constantFrom(...lineKinds),
  quantity: fc.integer({ min: 1, max: 999_999 }).map((thousandths) => thousandths / 1000),
  unit_price_cents: cents.map((hundredths) => hundredths / 100),
  gst_code: fc.constantFrom(...gstCodes),
  is_optional: fc.constantFrom(0, 1),
  is_selected: fc.constantFrom(0, 1),
})
const anyTerms: fc.Arbitrary<Terms> = fc
  .record({
    discount_type: fc.constantFrom(...discountTypes),
    discount_value: fc.integer({ min: 0, max: 100_00 }),
    gst_applies: fc.constantFrom(0, 1),
    gst_rule: fc.constantFrom(...gstRules),
  })
  .map((terms) => ({
    ...terms,
    discount_value:
      terms.discount_type === 'none'
        ? 0
        : terms.discount_type === 'percent'
          ? terms.discount_value / 100
          : terms.discount_value,
  }))

// R8.
test(
  'for any quote the figures are whole cents that add up',
  { timeout: count({ short: 30_000, full: 3_600_000 }) },
  () => {
    const runs = count({ short: 2000, full: 1_000_000 })
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), anyTerms, (lines, terms) => {
        const totals = totalsOf(lines, terms)
        expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true)
        expect(totals.total_cents).toBe(totals.subtotal_cents - totals.discount_cents + totals.gst_cents)
        const subtotal = lines
          .filter(counts)
          .reduce((sum, one) => sum + lineTotalCents(one.quantity, one.unit_price_cents), 0)
        expect(totals.subtotal_cents).toBe(subtotal)
        expect(totals.discount_cents).toBeLessThanOrEqual(Math.max(subtotal, 0))
        // Ten percent of the taxable part, within half a cent per line.
        const taxableAtMost = lines
          .filter((one) => counts(one) && one.gst_code === 'GST')
          .reduce((sum, one) => sum + lineTotalCents(one.quantity, one.unit_price_cents), 0)
        expect(totals.gst_cents).toBeLessThanOrEqual(taxableAtMost / 10 + lines.length / 2 + 0.5)
        expect(totals.gst_cents).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: runs },
    )
    figure('R8', `${runs} quotes: lines, discount and GST come to the total in whole cents`)
  },
)

test('for any amounts the shares add up to the cent, and none is a cent off its part', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1_000_000, max: 99_999_999 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 0, max: 10_000 }),
      (amounts, tenthsOfPermille) => {
        const weights = amounts.map((amount) => Math.max(amount, 0))
        const whole = weights.reduce((sum, weight) => sum + weight, 0)
        const wanted = Math.floor((whole * tenthsOfPermille) / 10_000)
        const shares = spread(wanted, amounts)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole === 0 ? 0 : wanted)
        for (const [at, share] of shares.entries()) {
          const part = whole === 0 ? 0 : (wanted * (weights[at] ?? 0)) / whole
          expect(Math.abs(share - part)).toBeLessThan(1)
        }
      },
    ),
    { numRuns: 1000 },
  )
})

test('a cost without a price is below every minimum, as are loss-making options', () => {
  const limits = { approval_threshold_cents: null, margin_floor_percent: 20 }
  const costed = (sell: number, cost_cents: number, more: Partial<PricedLine> = {}) => ({
    ...line(sell, more),
    cost_cents,
  })
  const free: Terms = { ...plain, discount_type: 'percent', discount_value: 100 }
  expect(marginPercent([costed(0, 1000_00)], plain)).toBe(-100)
  expect(approvalReasons([costed(0, 1000_00)], plain, limits)).toEqual([
    { kind: 'margin', words: 'Margin −100%, the minimum is 20%' },
  ])
  expect(approvalReasons([costed(2000_00, 1000_00)], free, limits)).toHaveLength(1)
  expect(approvalReasons([costed(2000_00, 1000_00)], plain, limits)).toEqual([])
  const option = costed(10_000_00, 20_000_00, { is_optional: 1, is_selected: 0 })
  expect(approvalReasons([costed(2000_00, 1000_00), option], plain, limits)).toHaveLength(1)
})
