import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { documentPdf } from '#platform/server/pdf/document-pdf.ts'
import { canonical } from '#shared/canonical.ts'
import type { DocumentView } from '#shared/document-view.ts'
import { gstRules } from '#shared/gst.ts'
import { formatMoney, parseMoney } from '#shared/money.ts'
import { chargeUnits, gstCodes } from '#shared/units.ts'
import { discountTypes, lineKinds } from '../contract/choices.ts'
import { type ModelLine, QuoteModel } from '../contract/quote-document.ts'
import type { QuoteRow } from '../contract/quote.ts'
import { quoteColumns } from '../web/quote-columns.tsx'
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

/** What the list's own column shows of a row as it came over the wire: whole dollars to see, cents to be read out. */
function inList(row: Pick<QuoteRow, 'total_cents'>): (string | undefined)[] {
  const { cell } = quoteColumns.find(({ id }) => id === 'total_cents') ?? {}
  const draw = cell as unknown as (context: { row: { original: typeof row } }) => ReactNode
  const html = renderToStaticMarkup(draw({ row: { original: JSON.parse(JSON.stringify(row)) } }))
  return [/aria-hidden="true">([^<]*)</, /visually-hidden">([^<]*)</].map((place) => place.exec(html)?.[1])
}

/** Whole dollars of a printed amount, half away from zero: of its figures alone, without the formatter of lists. */
function wholeDollars(printed: string): string {
  const [, sign, dollars, cents] = /^(-?)\$([\d,]+)\.(\d\d)$/.exec(printed) ?? []
  const whole = BigInt(dollars?.replaceAll(',', '') ?? -1) + (Number(cents) >= 50 ? 1n : 0n)
  return `${whole === 0n ? '' : sign}$${whole.toLocaleString('en-AU')}`
}

/** Every figure of a document, as one text: 20,000 times to be compared. */
const figuresOf = ({ totals, lines }: Pick<DocumentView, 'totals' | 'lines'>): string =>
  JSON.stringify([
    totals.map(({ label, value }) => [label, value]),
    lines.map(({ quantity, unit_price, total }) => [quantity, unit_price, total]),
  ])

test(
  'for 20,000 quotes the editor, the list, the check page, the issued document and what the PDF is set from say the same to the cent',
  { timeout: 120_000 },
  () => {
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
        const page = documentOfQuote(model)
        const valueOf = (label: RegExp) => page.totals.find((row) => label.test(row.label))?.value ?? '$0.00'
        const cents = (label: RegExp) => parseMoney(valueOf(label))
        expect([
          cents(/^Subtotal/),
          -(cents(/^Discount/) ?? NaN) + 0,
          cents(/^GST/),
          cents(/^Total/),
        ]).toEqual([editor.subtotal_cents, editor.discount_cents, editor.gst_cents, editor.total_cents])
        expect(page.lines.map((line) => line.total)).toEqual(
          lines.map((line) => (line.kind === 'text' ? '' : formatMoney(totalOfLine(line)))),
        )
        // As it comes out of the database again, and as the typesetter is handed it.
        const issued = documentOfQuote(JSON.parse(canonical(model)) as QuoteModel)
        const set = JSON.parse(JSON.stringify(documentPdf(issued).data)) as DocumentView
        expect(figuresOf(set)).toBe(figuresOf(page))
        const printed = valueOf(/^Total/)
        expect(inList({ total_cents: editor.total_cents })).toEqual([wholeDollars(printed), printed])
      }),
      { numRuns: 20_000 },
    )
  },
)

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
