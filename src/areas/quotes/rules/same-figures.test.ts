import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentPdf } from '#platform/server/pdf/document-pdf.ts'
import { canonical } from '#shared/canonical.ts'
import type { DocumentView } from '#shared/document-view.ts'
import { formatMoney, parseMoney } from '#shared/money.ts'
import { anyMoney, anyQuoteLine } from '#test/any-quote.ts'
import { count, figure } from '#test/proof.ts'
import { type ModelLine, QuoteModel } from '../contract/quote-document.ts'
import { publicModel, totalsOfChoice } from './public-quote.ts'
import { documentOfPublicQuote, documentOfQuote, linesAsChosen } from './quote-document.ts'
import { modelOf } from './quote-model.ts'
import { totalOfLine, totalsOf } from './quote-totals.ts'

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

type Modelled = Parameters<typeof modelOf>[0]
/** A quote's model with placeholder parties. */
const modelWith = (quote: Modelled['quote'], lines: Modelled['lines']): QuoteModel =>
  modelOf({
    quote,
    lines,
    seller,
    buyer: null,
    contact: null,
    site: null,
    sales_user: null,
    logo_sha256: null,
    hire_charges: [],
    terms: null,
    footer: null,
  })

/** Every figure of a document in one string, to compare 20,000 of them. */
const figuresOf = ({ totals, lines }: Pick<DocumentView, 'totals' | 'lines'>): string =>
  JSON.stringify([
    totals.map(({ label, value }) => [label, value]),
    lines.map(({ quantity, unit_price, total }) => [quantity, unit_price, total]),
  ])

const runs = count({ short: 2000, full: 1_000_000 })
// R8.
test(
  'for any quote the editor, preview, issued document and PDF source agree to the cent',
  { timeout: count({ short: 120_000, full: 14_400_000 }) },
  () => {
    fc.assert(
      fc.property(fc.array(anyQuoteLine, { maxLength: 12 }), anyMoney, (drafts, money) => {
        const lines = drafts.map((line, at) => ({ ...line, id: at + 1 }))
        const editor = totalsOf(lines, money)
        const model = modelWith({ ...head, ...money }, lines)
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
        // As read back from the database, and as passed to the typesetter.
        const issued = documentOfQuote(JSON.parse(canonical(model)) as QuoteModel)
        const set = JSON.parse(JSON.stringify(documentPdf(issued).data)) as DocumentView
        expect(figuresOf(set)).toBe(figuresOf(page))
      }),
      { numRuns: runs },
    )
    figure('R8', `${runs} quotes: the same to the cent in the editor, in the preview, issued and for the PDF`)
  },
)

test(
  'for 5,000 quotes without line prices the public page shows any choice as the PDF does, and only knows options’ prices',
  { timeout: 120_000 },
  () => {
    const anyChoice = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(
        fc.array(anyQuoteLine, { maxLength: 12 }),
        anyMoney,
        anyChoice,
        fc.boolean(),
        (drafts, money, selected, isShown) => {
          const lines = drafts.map((line, at) => ({ ...line, id: at + 1 }))
          const model = modelWith({ ...head, ...money, show_line_prices: Number(isShown) }, lines)
          const chosen = new Set(
            lines.flatMap((line, at) => (line.is_optional && selected[at] ? line.id : [])),
          )
          const sent = JSON.parse(JSON.stringify(publicModel(model))) as typeof model
          const totals = totalsOf(linesAsChosen(model, chosen), model)
          expect(documentOfPublicQuote(sent, { chosen, totals })).toEqual(documentOfQuote(model, { chosen }))
          const keepsBack = !isShown && lines.some((line) => !line.is_optional)
          expect(totalsOfChoice(sent, chosen)).toEqual(keepsBack ? null : totals)
          for (const line of sent.lines)
            expect(line.unit_price_cents === null).toBe(!isShown && !line.is_optional)
        },
      ),
      { numRuns: 5000 },
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
    hire_charges: [],
    terms: null,
    footer: null,
  })
  expect(QuoteModel.strict().parse(model)).toEqual(model)
  expect(JSON.stringify(model)).not.toMatch(/pay late|cost/)
  expect(model.buyer).toEqual({ name: 'Kestrel', lines: ['Attention Jo Nguyen'] })
})
