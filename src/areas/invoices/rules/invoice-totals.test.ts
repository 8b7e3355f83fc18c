import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gstRules } from '#shared/gst.ts'
import { gstCodes } from '#shared/units.ts'
import { count, figure } from '#test/proof.ts'
import { type CreditedPart, leftOfLine, limitWords, netUnitPrice, overCredit } from './credit-left.ts'
import { amountOf, creditTotals, restCredit, wholeCredit, withRounding } from './credit-totals.ts'
import { type PricedLine, type Promise, sharesOf, totalsOf } from './invoice-totals.ts'

const line = (unit_price_cents: number, more: Partial<PricedLine> = {}): PricedLine => ({
  quantity: 1,
  unit_price_cents,
  gst_code: 'GST',
  job_id: 1,
  ...more,
})
const plain = { gst_applies: 1, gst_rule: 'total_invoice', promises: [] } as const
const percent = (discount_value: number, job_id = 1): Promise => ({
  job_id,
  discount_type: 'percent',
  discount_value,
  left_cents: 0,
})
const amount = (left_cents: number, job_id = 1): Promise => ({
  job_id,
  discount_type: 'amount',
  discount_value: left_cents,
  left_cents,
})

describe('GST by the examples of the law, by total and by line', () => {
  test.each([
    [3, 33_33, 10_00, 9_99],
    [10, 2_14, 2_14, 2_10],
    [7, 187_45, 131_22, 131_25],
  ])('%i lines of %i cents', (count, cents, byTotal, byLine) => {
    const lines = Array.from({ length: count }, () => line(cents))
    expect(totalsOf(lines, plain).gst_cents).toBe(byTotal)
    expect(totalsOf(lines, { ...plain, gst_rule: 'taxable_supply' }).gst_cents).toBe(byLine)
  })

  test('GST-free and out-of-scope lines are excluded, and so is everything without GST', () => {
    const lines = [line(100_00), line(50_00, { gst_code: 'GST_FREE' }), line(20_00, { gst_code: 'NONE' })]
    expect(totalsOf(lines, plain)).toMatchObject({ subtotal_cents: 170_00, gst_cents: 10_00 })
    expect(totalsOf(lines, { ...plain, gst_applies: 0 })).toMatchObject({ gst_cents: 0, total_cents: 170_00 })
  })
})

describe('the discount from a job’s quote', () => {
  test('a percentage applies to all work on that job, before GST, and to no other', () => {
    const lines = [line(1000_00), line(500_00, { job_id: 2 }), line(300_00, { job_id: null })]
    expect(totalsOf(lines, { ...plain, promises: [percent(5)] })).toEqual({
      subtotal_cents: 1800_00,
      discount_cents: 50_00,
      gst_cents: 175_00,
      total_cents: 1925_00,
    })
  })

  test('an amount applies once: up to what is left of it and what it applies to', () => {
    expect(totalsOf([line(100_00)], { ...plain, promises: [amount(30_00)] }).discount_cents).toBe(30_00)
    expect(totalsOf([line(20_00)], { ...plain, promises: [amount(30_00)] }).discount_cents).toBe(20_00)
    expect(totalsOf([line(100_00)], { ...plain, promises: [amount(0)] }).discount_cents).toBe(0)
    expect(totalsOf([line(-100_00)], { ...plain, promises: [amount(30_00)] }).discount_cents).toBe(0)
  })

  test('it is spread over the lines to the cent, so that GST is on what each line really charges', () => {
    const lines = [line(100_00), line(50_00, { gst_code: 'GST_FREE' })]
    expect(sharesOf(lines, [amount(10_01)])).toEqual([667, 334])
    expect(totalsOf(lines, { ...plain, promises: [amount(10_01)] }).gst_cents).toBe(9_33)
  })
})

describe('a credit note', () => {
  const left = { net_cents: 150_00, gst_cents: 10_00 }

  test('for all that is left takes its GST to the cent', () => {
    const thirds = [line(33_33), line(33_33), line(33_33)]
    const by = { gst_applies: 1, gst_rule: 'taxable_supply' } as const
    expect(creditTotals(thirds, by, { net_cents: 99_99, gst_cents: 10_00 })).toMatchObject({
      gst_cents: 10_00,
    })
    expect(creditTotals(thirds, by, { net_cents: 200_00, gst_cents: 20_00 })).toMatchObject({
      gst_cents: 9_99,
    })
  })

  test('never takes more GST than there is', () => {
    expect(creditTotals([line(149_00)], plain, left).gst_cents).toBe(10_00)
  })

  test('credits a discounted line at up to what the client paid for it', () => {
    expect(netUnitPrice(line(100_00), 0)).toBe(100_00)
    expect(netUnitPrice(line(100_00, { quantity: 3 }), 10_00)).toBe(96_66.66)
  })
})

describe('the rounding of a credit', () => {
  const lines = [
    { ...line(41_33.51, { quantity: 7777.777 }), id: 1 },
    { ...line(2_17.25, { quantity: 5431.7, gst_code: 'GST_FREE' }), id: 2 },
  ]
  const terms = { ...plain, promises: [percent(2.5)] }
  const shares = sharesOf(lines, terms.promises)
  const whole = totalsOf(lines, terms)
  const all = { net_cents: whole.subtotal_cents - whole.discount_cents, gst_cents: whole.gst_cents }
  const asked = (at: number, quantity: number) => ({
    invoice_line_id: lines[at]!.id,
    description: 'Fill',
    unit: 'tonne' as const,
    gst_code: lines[at]!.gst_code,
    quantity,
    unit_price_cents: netUnitPrice(lines[at]!, shares[at]!),
    is_amount: 0,
  })
  const none = new Map<number, CreditedPart>()

  test('does not apply while part of a line is left', () => {
    const some = [asked(0, 7777.777), asked(1, 5431.699)]
    expect(withRounding(some, lines, { shares, before: none, left: all })).toEqual(some)
  })

  test('does not apply where a line was credited at less on purpose', () => {
    const cheap = [{ ...asked(0, 7777.777), unit_price_cents: 40_00 }, asked(1, 5431.7)]
    expect(withRounding(cheap, lines, { shares, before: none, left: all })).toEqual(cheap)
  })

  test('credits the rest to the cent with the last of the last line, including its GST', () => {
    const first = [asked(0, 7777.777)]
    const creditedNow = creditTotals(
      withRounding(first, lines, { shares, before: none, left: all }),
      terms,
      all,
    )
    const left = {
      net_cents: all.net_cents - creditedNow.subtotal_cents,
      gst_cents: all.gst_cents - creditedNow.gst_cents,
    }
    const before = new Map([[1, { quantity: 7777.777, cents: creditedNow.subtotal_cents, parts: 1 }]])
    const last = withRounding([asked(1, 5431.7)], lines, { shares, before, left })
    expect(last.at(-1)).toMatchObject({ invoice_line_id: null, description: 'Rounding', quantity: 1 })
    expect(creditTotals(last, terms, left)).toEqual({
      subtotal_cents: left.net_cents,
      gst_cents: left.gst_cents,
      total_cents: left.net_cents + left.gst_cents,
    })
  })
})

const anyLine = fc.record({
  id: fc.constant(1),
  description: fc.constant('Work'),
  unit: fc.constant('hour' as const),
  quantity: fc.integer({ min: 1, max: 999_999 }).map((thousandths) => thousandths / 1000),
  unit_price_cents: fc.integer({ min: -99_999, max: 99_999_999 }).map((hundredths) => hundredths / 100),
  gst_code: fc.constantFrom(...gstCodes),
  job_id: fc.constantFrom(1, 2, null),
})
const anyTerms = fc.record({
  gst_applies: fc.constantFrom(0, 1),
  gst_rule: fc.constantFrom(...gstRules),
  promises: fc.constantFrom<Promise[]>([], [percent(7.5)], [amount(123_45), percent(33.33, 2)]),
})

// R8.
test(
  'for any invoice the figures are whole cents that add up, and crediting all of it leaves nothing',
  { timeout: count({ short: 30_000, full: 3_600_000 }) },
  () => {
    const runs = count({ short: 1500, full: 1_000_000 })
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), anyTerms, (lines, terms) => {
        const totals = totalsOf(lines, terms)
        expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true)
        expect(totals.total_cents).toBe(totals.subtotal_cents - totals.discount_cents + totals.gst_cents)
        expect(sharesOf(lines, terms.promises).reduce((sum, share) => sum + share, 0)).toBe(
          totals.discount_cents,
        )
        const left = { net_cents: totals.subtotal_cents - totals.discount_cents, gst_cents: totals.gst_cents }
        expect(creditTotals(wholeCredit(lines, terms), terms, left)).toEqual({
          subtotal_cents: left.net_cents,
          gst_cents: left.gst_cents,
          total_cents: totals.total_cents,
        })
      }),
      { numRuns: runs },
    )
    figure(
      'R8',
      `${runs} invoices: lines, discount and GST come to the total in whole cents, the whole credit too`,
    )
  },
)

describe('what is left of a line', () => {
  const hours = line(185_00, { quantity: 8 })

  test('counts hours in hours and amounts in amounts, both in value', () => {
    const left = leftOfLine(hours, 80_00, { quantity: 1, cents: 290_00, parts: 2 })
    expect(left).toEqual({ quantity: 7, cents: 1110_00, parts: 2 })
    expect(limitWords(left, 'quantity', 'hour')).toBe('Up to 7 hours')
    expect(limitWords(left, 'amount', 'hour')).toBe('Up to $1,110.00')
    expect(limitWords({ quantity: 1, cents: -5, parts: 0 }, 'amount', 'fixed')).toBe('Up to $0.00')
  })

  test('more than that is refused in its own unit', () => {
    const left = { quantity: 2, cents: 185_00, parts: 0 }
    const of = (quantity: number) => ({ quantity, unit_price_cents: 185_00 })
    const over = (asked: Parameters<typeof overCredit>[0], unit: 'hour' | 'each' = 'hour') =>
      overCredit(asked, left, unit)?.message
    expect(over(of(115))).toBe('Only 2 hours left to credit.')
    expect(over(of(3), 'each')).toBe('Only 2 left to credit.')
    expect(over(of(2))).toBe('Only $185.00 left to credit.')
    expect(over({ amount_cents: 185_01 })).toBe('Only $185.00 left to credit.')
    expect(over({ amount_cents: 185_00 })).toBeUndefined()
    expect(over(of(1))).toBeUndefined()
  })

  test('amounts that add up to all of it leave nothing to round', () => {
    const named = { ...hours, id: 1, description: 'Dig', unit: 'hour' as const }
    const left = { net_cents: 480_00, gst_cents: 48_00 }
    const before = new Map([[1, { quantity: 0, cents: 1000_00, parts: 1 }]])
    const last = [amountOf(named, 480_00)]
    expect(withRounding(last, [named], { shares: [0], before, left })).toEqual(last)
    expect(creditTotals(last, plain, left)).toMatchObject({ total_cents: 528_00 })
  })

  test('the rest of an invoice is credited by kind of GST', () => {
    const lines = [
      { ...hours, id: 1 },
      { ...line(50_00, { gst_code: 'NONE' }), id: 2 },
      { ...line(20_00, { gst_code: 'GST_FREE' }), id: 3 },
    ]
    const credited = [{ quantity: 1, unit_price_cents: 185_00, gst_code: 'GST' as const }, { ...lines[2]! }]
    const rest = restCredit(lines, { shares: [80_00, 0, 0], credited, what: 'What is left' })
    expect(rest.map(({ gst_code, unit_price_cents }) => [gst_code, unit_price_cents])).toEqual([
      ['GST', 1215_00],
      ['NONE', 50_00],
    ])
  })
})
