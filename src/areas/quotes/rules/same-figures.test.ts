import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from '#shared/canonical.ts'
import { gstRules } from '#shared/gst.ts'
import { formatCurrency, formatMoney, parseMoney } from '#shared/money.ts'
import { chargeUnits, gstCodes } from '#shared/units.ts'
import { discountTypes, lineKinds } from '../contract/choices.ts'
import { type ModelLine, QuoteModel } from '../contract/quote-document.ts'
import { documentOfQuote } from './quote-document.ts'
import { modelOf } from './quote-model.ts'
import { totalOfLine, totalsOf } from './quote-totals.ts'

const flag = fc.constantFrom(0, 1)
const anyLine: fc.Arbitrary<Omit<ModelLine, 'id'>> = fc.record({
  kind: fc.constantFrom(...lineKinds),
  description: fc.constant('A line'),
  unit: fc.constantFrom(...chargeUnits),
  quantity: fc.integer({ min: 1, max: 999_999 }).map((thousandths) => thousandths / 1000),
  min_quantity: fc.constant(null),
  unit_price_cents: fc.integer({ min: -99_999, max: 99_999_999 }).map((hundredths) => hundredths / 100),
  gst_code: fc.constantFrom(...gstCodes),
  is_optional: flag,
  is_selected: flag,
})
const anyMoney = fc
  .record({
    discount_type: fc.constantFrom(...discountTypes),
    value: fc.integer({ min: 0, max: 100_00 }),
    gst_applies: flag,
    gst_rule: fc.constantFrom(...gstRules),
  })
  .map(({ value, ...money }) => ({
    ...money,
    discount_value: { none: 0, percent: value / 100, amount: value }[money.discount_type],
  }))

const empty = { address_line1: null, address_line2: null, suburb: null, state: null, postcode: null }
const head = {
  quote_no: 'Q-000001',
  revision: 1,
  title: 'Works',
  description: null,
  quote_date: '2026-11-20',
  valid_until: '2026-12-20',
  job_type: 'Buy Back',
  show_line_prices: 1,
  deposit_percent: null,
  client_notes: null,
  exclusions: null,
  assumptions: null,
  terms_text: null,
  footer_text: null,
  prospect_name: 'Jo',
  prospect_email: null,
  prospect_mobile: null,
  prospect_address: null,
}
const seller = {
  ...empty,
  name: 'Us',
  trading_name: null,
  abn: null,
  phone: null,
  email: null,
  website: null,
}

test('for 20,000 quotes the editor, the list, the check page and the issued document say the same to the cent', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), anyMoney, (bare, money) => {
      const lines = bare.map((line, at) => ({ ...line, id: at + 1 }))
      const editor = totalsOf(lines, money)
      const model = modelOf({
        quote: { ...head, ...money },
        lines,
        seller,
        buyer: null,
        contact: null,
        site: null,
        sales_user: null,
        logo_sha256: null,
      })
      // As it comes out of the database again.
      const issued = JSON.parse(canonical(model)) as QuoteModel
      const { totals, lines: shown } = documentOfQuote(issued)
      const cents = (label: RegExp) =>
        parseMoney(totals.find((row) => label.test(row.label))?.value ?? '$0.00')
      expect([cents(/^Subtotal/), -(cents(/^Discount/) ?? NaN) + 0, cents(/^GST/), cents(/^Total/)]).toEqual([
        editor.subtotal_cents,
        editor.discount_cents,
        editor.gst_cents,
        editor.total_cents,
      ])
      expect(shown.map((line) => line.total)).toEqual(
        lines.map((line) => (line.kind === 'text' ? '' : formatMoney(totalOfLine(line)))),
      )
      // The list rounds the same total to whole dollars.
      expect(formatCurrency(editor.total_cents)).toBe(formatCurrency(cents(/^Total/) ?? NaN))
    }),
    { numRuns: 20_000 },
  )
})

test('an issued document keeps every field of its schema, and nothing else', () => {
  const buyer = { ...empty, name: 'Kestrel', trading_name: null, abn: null }
  const quote = {
    ...head,
    discount_type: 'none',
    discount_value: 0,
    gst_applies: 1,
    gst_rule: 'total_invoice',
  } as const
  const inside = { ...quote, internal_notes: 'They pay late.' }
  const line = {
    id: 1,
    kind: 'hire',
    description: 'Dig',
    unit: 'hour',
    quantity: 1,
    min_quantity: null,
    unit_price_cents: 1,
    gst_code: 'GST',
    is_optional: 0,
    is_selected: 1,
  } as const
  const model = modelOf({
    quote: inside,
    lines: [{ ...line, cost_cents: 77 } as ModelLine],
    seller,
    buyer,
    contact: 'Jo Nguyen',
    site: null,
    sales_user: null,
    logo_sha256: null,
  })
  expect(QuoteModel.strict().parse(model)).toEqual(model)
  expect(JSON.stringify(model)).not.toMatch(/pay late|cost/)
  expect(model.buyer).toEqual({ name: 'Kestrel', lines: ['Attention Jo Nguyen'] })
})
