import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from '#shared/canonical.ts'
import { gstRules } from '#shared/gst.ts'
import { formatCurrency, formatMoney, parseMoney } from '#shared/money.ts'
import { chargeUnits, gstCodes } from '#shared/units.ts'
import { InvoiceModel, type ModelLine } from '../contract/invoice-document.ts'
import { documentOfInvoice } from './invoice-document.ts'
import { modelOf } from './invoice-model.ts'
import { totalOfLine, totalsOf } from './invoice-totals.ts'

const anyLine: fc.Arbitrary<ModelLine> = fc.record({
  description: fc.constant('A line'),
  docket_no: fc.constantFrom(null, 'D-000001'),
  shift_date: fc.constantFrom(null, '2026-11-20'),
  job_id: fc.constantFrom(1, 2, null),
  unit: fc.constantFrom(...chargeUnits),
  quantity: fc.integer({ min: 1, max: 999_999 }).map((thousandths) => thousandths / 1000),
  unit_price_cents: fc.integer({ min: -99_999, max: 99_999_999 }).map((hundredths) => hundredths / 100),
  gst_code: fc.constantFrom(...gstCodes),
})
const promise = (job_id: number) =>
  fc
    .record({ isPercent: fc.boolean(), value: fc.integer({ min: 1, max: 100_00 }) })
    .map(({ isPercent, value }) => ({
      job_id,
      quote_no: `Q-00000${job_id}`,
      discount_type: isPercent ? ('percent' as const) : ('amount' as const),
      discount_value: isPercent ? value / 100 : value,
      left_cents: isPercent ? 0 : value,
    }))
const anyMoney = fc.record({
  gst_applies: fc.constantFrom(0, 1),
  gst_rule: fc.constantFrom(...gstRules),
  promises: fc
    .tuple(promise(1), promise(2), fc.integer({ min: 0, max: 2 }))
    .map(([one, two, count]) => [one, two].slice(0, count)),
})

const empty = { address_line1: null, address_line2: null, suburb: null, state: null, postcode: null }
const nobody = { phone: null, email: null, website: null, trading_name: null, abn: '51824753556' }
const bank = { bank_name: null, bank_bsb: '063000', bank_account_no: '12345678', bank_account_name: 'Us' }
const seller = { ...empty, ...nobody, ...bank, name: 'Us' }
const head = {
  number: 'INV-000001',
  invoice_date: '2026-11-20',
  due_date: '2026-12-20',
  terms: '30 days',
  logo_sha256: null,
  po_number: 'PO 7',
  reference: null,
  jobs: ['J-000001 Works'],
  site: null,
  supply_from: '2026-11-20',
  supply_to: '2026-11-21',
  notes: null,
  footer_text: null,
}
const buyer = { ...empty, name: 'Kestrel', abn: null }

test('for 20,000 invoices the editor, the list, the check page and the issued document say the same to the cent', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), anyMoney, (lines, { promises, ...money }) => {
      const editor = totalsOf(lines, { ...money, promises })
      const model = modelOf({ head: { ...head, ...money }, promises, lines, seller, buyer })
      // As it comes out of the database again.
      const issued = JSON.parse(canonical(model)) as InvoiceModel
      const { totals, lines: shown } = documentOfInvoice(issued)
      const cents = (label: RegExp) =>
        totals
          .filter((row) => label.test(row.label))
          .reduce((sum, row) => sum + (parseMoney(row.value) ?? NaN), 0)
      expect([cents(/^Subtotal/), -cents(/^Discount/) + 0, cents(/^GST/), cents(/^Total/)]).toEqual([
        editor.subtotal_cents,
        editor.discount_cents,
        editor.gst_cents,
        editor.total_cents,
      ])
      expect(shown.map((line) => line.total)).toEqual(lines.map((line) => formatMoney(totalOfLine(line))))
      // The list rounds the same total to whole dollars.
      expect(formatCurrency(editor.total_cents)).toBe(formatCurrency(cents(/^Total/)))
    }),
    { numRuns: 20_000 },
  )
})

test('an issued invoice keeps every field of its schema, and nothing else', () => {
  const line = {
    description: 'Dig',
    docket_no: 'D-000001',
    shift_date: '2026-11-20',
    job_id: 1,
    unit: 'hour',
    quantity: 1,
    unit_price_cents: 1,
    gst_code: 'GST',
  } as const
  const inside = { ...line, price_source: 'Rate of the order', docket_line_id: 77 }
  const model = modelOf({
    head: { ...head, gst_applies: 1, gst_rule: 'total_invoice' },
    promises: [],
    lines: [inside],
    seller,
    buyer,
  })
  expect(InvoiceModel.strict().parse(model)).toEqual(model)
  expect(JSON.stringify(model)).not.toMatch(/Rate of the order|docket_line/)
})

test('it is a tax invoice where GST is charged, says to whom it is due when and where to pay', () => {
  const model = modelOf({
    head: { ...head, gst_applies: 1, gst_rule: 'total_invoice' },
    promises: [],
    lines: [],
    seller,
    buyer: { ...buyer, abn: '51824753556' },
  })
  const view = documentOfInvoice(model)
  expect(view.title).toBe('Tax invoice')
  expect(documentOfInvoice({ ...model, gst_applies: 0 }).title).toBe('Invoice')
  expect(view.seller.lines).toContain('ABN 51 824 753 556')
  expect(view.buyer).toEqual({ name: 'Kestrel', lines: ['ABN 51 824 753 556'] })
  expect(view.facts).toContainEqual({ label: 'Due', value: '20 Dec 2026 (30 days)' })
  expect(view.facts).toContainEqual({ label: 'Work done', value: '20 Nov 2026 to 21 Nov 2026' })
  expect(view.passages).toEqual([
    {
      heading: 'How to pay',
      text: 'Account name: Us\nBSB: 063-000\nAccount: 12345678\nReference: INV-000001',
    },
  ])
})
