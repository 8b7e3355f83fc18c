import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExportColumn } from '#platform/server/export/export-columns.ts'
import { exportDownload } from '#platform/server/export/export-file.ts'
import { documentPdf } from '#platform/server/pdf/document-pdf.ts'
import { canonical } from '#shared/canonical.ts'
import type { DocumentView } from '#shared/document-view.ts'
import { gstRules } from '#shared/gst.ts'
import { formatMoney, parseMoney, parseUnitPrice } from '#shared/money.ts'
import { chargeUnits, gstCodes } from '#shared/units.ts'
import { tableOf } from '#test/exports.ts'
import { count, figure } from '#test/proof.ts'
import { type CreditModel, InvoiceModel, type ModelLine } from '../contract/invoice-document.ts'
import { invoiceColumns, invoiceLineColumns } from '../server/export-columns.ts'
import { documentOfCredit, documentOfInvoice } from './invoice-document.ts'
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

/** What the database stores of an invoice, as an export reads it. */
const kept = {
  invoice_no: head.number,
  status: 'Sent',
  client: buyer.name,
  payment_terms: '30',
  is_overdue: 0,
}
const keptLine = { invoice_no: head.number, status: 'Sent', client: buyer.name, price_source: null }

/** The rows of a list's CSV export. */
async function csvOf<Row>(columns: readonly ExportColumn<Row>[], list: readonly unknown[]) {
  const pages = (async function* () {
    yield list as readonly Row[]
  })()
  const { body } = exportDownload('csv', { title: 'Invoices', today: head.invoice_date, columns, pages })
  let text = ''
  for await (const part of body) text += String(part)
  return tableOf(text).rows
}

const figuresOf = ({ totals, lines }: Pick<DocumentView, 'totals' | 'lines'>): string =>
  JSON.stringify([
    totals.map(({ label, value }) => [label, value]),
    lines.map(({ quantity, unit_price, total }) => [quantity, unit_price, total]),
  ])

const runs = count({ short: 2000, full: 1_000_000 })
// R8.
test(
  'for any invoice the editor, preview, PDF source and exported files agree to the cent',
  { timeout: count({ short: 120_000, full: 14_400_000 }) },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyLine, { maxLength: 12 }),
        anyMoney,
        async (lines, { promises, ...money }) => {
          const editor = totalsOf(lines, { ...money, promises })
          const figures = [editor.subtotal_cents, editor.discount_cents, editor.gst_cents, editor.total_cents]
          const lineTotals = lines.map(totalOfLine)
          const model = modelOf({ head: { ...head, ...money }, promises, lines, seller, buyer })
          // As read back from the database, and as passed to the typesetter.
          const page = documentOfInvoice(JSON.parse(canonical(model)) as InvoiceModel)
          const set = JSON.parse(JSON.stringify(documentPdf(page).data)) as DocumentView
          expect(figuresOf(set)).toBe(figuresOf(page))
          const cents = (label: RegExp) =>
            page.totals
              .filter((row) => label.test(row.label))
              .reduce((sum, row) => sum + (parseMoney(row.value) ?? NaN), 0)
          expect([cents(/^Subtotal/), -cents(/^Discount/) + 0, cents(/^GST/), cents(/^Total/)]).toEqual(
            figures,
          )
          expect(page.lines.map((line) => line.total)).toEqual(lineTotals.map(formatMoney))

          const [csv = {}] = await csvOf(invoiceColumns, [
            { ...kept, ...editor, paid_cents: 0, credited_cents: 0, owing_cents: editor.total_cents },
          ])
          expect(['Subtotal', 'Discount', 'GST', 'Total'].map((name) => exactCents(csv[name]))).toEqual(
            figures,
          )
          expect([csv['Paid'], csv['Credited'], csv['Owing']]).toEqual(['0.00', '0.00', csv['Total']])
          const rows = await csvOf(
            invoiceLineColumns,
            lines.map((line, at) => ({ ...keptLine, ...line, line_total_cents: lineTotals[at] })),
          )
          expect(rows.map((row) => exactCents(row['Total before discount and GST']))).toEqual(lineTotals)
          expect(rows.map((row) => parseUnitPrice(row['Price'] ?? ''))).toEqual(
            lines.map((line) => line.unit_price_cents),
          )
        },
      ),
      { numRuns: runs },
    )
    figure(
      'R8',
      `${runs} invoices: the same to the cent in the editor, in the preview, for the PDF and in the files`,
    )
  },
)

/** `-1234.50` from a file as cents; nothing without exactly two decimals. */
const exactCents = (written = ''): number | undefined =>
  /^-?\d+\.\d\d$/.test(written) ? Number(written.replace('.', '')) + 0 : undefined

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

const taxed: ModelLine = {
  description: '20 t excavator, wet hire',
  docket_no: null,
  shift_date: null,
  job_id: null,
  unit: 'hour',
  quantity: 8,
  unit_price_cents: 185_00,
  gst_code: 'GST',
}

test('it is a tax invoice if a line is taxable, and says who pays, when it is due and where to pay', () => {
  const model = modelOf({
    head: { ...head, gst_applies: 1, gst_rule: 'total_invoice' },
    promises: [],
    lines: [taxed],
    seller,
    buyer: { ...buyer, abn: '51824753556' },
  })
  const view = documentOfInvoice(model)
  expect(view.title).toBe('Tax invoice')
  expect(documentOfInvoice({ ...model, gst_applies: 0 }).title).toBe('Invoice')
  const without = documentOfInvoice({
    ...model,
    lines: [
      { ...taxed, gst_code: 'GST_FREE' },
      { ...taxed, gst_code: 'NONE' },
      { ...taxed, unit_price_cents: 0 },
    ],
  })
  expect(without.title).toBe('Invoice')
  expect(without.lines.map(({ detail }) => detail)).toEqual(['GST-free', 'No GST', null])
  expect(without.totals.map(({ label }) => label)).toEqual(['Subtotal', 'Total, no GST'])
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

test('a credit note of a tax invoice is an adjustment note, names the invoice and says why', () => {
  const { docket_no: _docket, shift_date: _day, job_id: _job, ...credited } = taxed
  const model: CreditModel = {
    number: 'CN-000007',
    invoice_no: 'INV-000001',
    invoice_date: '2026-11-02',
    of_tax_invoice: 1,
    credit_date: '2026-11-20',
    reason: 'One hour less',
    seller: { name: 'Us', lines: [] },
    logo_sha256: null,
    buyer: { name: 'Kestrel', lines: [] },
    po_number: null,
    gst_applies: 1,
    lines: [{ ...credited, quantity: 1 }],
    subtotal_cents: 185_00,
    gst_cents: 18_50,
    total_cents: 203_50,
    footer_text: null,
  }
  const view = documentOfCredit(model)
  expect([view.title, view.number]).toEqual(['Adjustment note', 'Credit note CN-000007'])
  expect(view.facts).toContainEqual({ label: 'For invoice', value: 'Tax invoice INV-000001 of 2 Nov 2026' })
  expect(view.intro).toEqual([{ heading: 'Reason for the credit', text: 'One hour less' }])
  const plain = documentOfCredit({ ...model, of_tax_invoice: 0, gst_cents: 0, total_cents: 185_00 })
  expect([plain.title, plain.number]).toEqual(['Credit note', 'CN-000007'])
  expect(plain.facts).toContainEqual({ label: 'For invoice', value: 'INV-000001 of 2 Nov 2026' })
  expect(plain.totals.map(({ label }) => label)).toEqual(['Subtotal', 'Credited, no GST'])
  // An older one says only what it knows.
  const { invoice_date: _date, of_tax_invoice: _of, ...older } = model
  expect(documentOfCredit(older)).toMatchObject({ title: 'Adjustment note' })
  expect(documentOfCredit(older).facts).toContainEqual({
    label: 'For invoice',
    value: 'Tax invoice INV-000001',
  })
})
