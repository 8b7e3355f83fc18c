import { expect, test } from 'vitest'
import { richText } from '#shared/rich-text.ts'
import type { ModelLine, QuoteModel } from '../contract/quote-document.ts'
import { documentOfQuote } from './quote-document.ts'

const line = (id: number, more: Partial<ModelLine> = {}): ModelLine => ({
  id,
  kind: 'hire',
  description: '20 t excavator, wet hire',
  unit: 'hour',
  quantity: 8,
  min_quantity: 4,
  unit_price_cents: 185_00,
  gst_code: 'GST',
  is_optional: 0,
  is_selected: 1,
  ...more,
})

const model: QuoteModel = {
  number: 'Q-000123',
  revision: 2,
  title: 'Basement dig',
  description: 'Dig and cart, two days.',
  quote_date: '2026-11-05',
  valid_until: '2026-12-05',
  job_type: 'Machine Hire',
  seller: { name: 'Demo Plant Hire', lines: ['ABN 51 824 753 556'] },
  logo_sha256: null,
  buyer: { name: 'Kestrel Homes', lines: [] },
  site: '1 Long Lane, Altona VIC 3018',
  sales_user: 'Sal Moretti',
  show_line_prices: 1,
  gst_applies: 1,
  gst_rule: 'total_invoice',
  discount_type: 'none',
  discount_value: 0,
  deposit_percent: null,
  lines: [
    line(1),
    line(2, {
      description: 'Float',
      kind: 'float',
      unit: 'each',
      quantity: 1,
      min_quantity: null,
      is_optional: 1,
      is_selected: 0,
    }),
    line(3, { description: 'Weekdays only', kind: 'text', unit: 'each', quantity: 1, unit_price_cents: 0 }),
  ],
  client_notes: null,
  exclusions: null,
  assumptions: 'Good access.',
  terms: richText('Pay in 14 days.'),
  footer: richText('Thank you.'),
  acceptance: null,
}

test('a text has no figures, an unchosen option does not count, and both say so', () => {
  const { lines, totals, number } = documentOfQuote(model)
  expect(number).toBe('Q-000123 version 2')
  expect(lines).toMatchObject([
    { quantity: '8', unit: 'hours', unit_price: '$185.00', total: '$1,480.00', detail: 'Minimum 4 hours' },
    { total: '$185.00', detail: 'Optional, not chosen', is_left_out: true },
    { quantity: '', unit: '', unit_price: '', total: '', is_text: true, is_left_out: false },
  ])
  expect(totals).toEqual([
    { label: 'Subtotal', value: '$1,480.00', is_grand: false },
    { label: 'GST', value: '$148.00', is_grand: false },
    { label: 'Total including GST', value: '$1,628.00', is_grand: true },
  ])
})

test('the options ticked now make the total', () => {
  const view = documentOfQuote(model, { chosen: new Set([2]) })
  expect(view.lines[1]).toMatchObject({ detail: 'Optional, chosen', is_left_out: false })
  expect(view.totals.at(-1)?.value).toBe('$1,831.50')
})

test('without line prices only options keep theirs', () => {
  const { lines, has_prices } = documentOfQuote({ ...model, show_line_prices: 0 })
  expect(has_prices).toBe(false)
  expect(lines.map(({ unit_price, total }) => [unit_price, total])).toEqual([
    ['', ''],
    ['', '$185.00'],
    ['', ''],
  ])
})

test('a client outside GST sees none, and a deposit and a discount are named', () => {
  const { totals } = documentOfQuote({
    ...model,
    gst_applies: 0,
    discount_type: 'percent',
    discount_value: 2.5,
    deposit_percent: 10,
  })
  expect(totals.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Subtotal $1,480.00',
    'Discount 2.5% −$37.00',
    'Total, no GST $1,443.00',
    'Deposit on acceptance (10%) $144.30',
  ])
})

test('a line without GST says why, and a quote of such lines has a total without GST', () => {
  const free = line(1, { gst_code: 'GST_FREE', min_quantity: null })
  const outside = line(2, { gst_code: 'NONE', min_quantity: null })
  const { lines, totals } = documentOfQuote({ ...model, lines: [free, outside] })
  expect(lines.map(({ detail }) => detail)).toEqual(['GST-free', 'No GST'])
  expect(totals.map(({ label }) => label)).toEqual(['Subtotal', 'Total, no GST'])
  const none = documentOfQuote({ ...model, gst_applies: 0, lines: [free, outside] })
  expect(none.lines.map(({ detail }) => detail)).toEqual([null, null])
})

test('the evidence says who agreed to what, when and how', () => {
  const accepted = documentOfQuote({
    ...model,
    acceptance: {
      method: 'link',
      name: 'Jo Nguyen',
      email: 'jo@kestrel.example',
      po_number: 'PO 77',
      accepted_at: '2026-11-20T03:04:00.000Z',
      selected_line_ids: [2],
      ip: '203.0.113.9',
      user_agent: 'Phone',
      evidence_note: null,
      evidence_file: null,
      by: null,
      signature_sha256: 'ab'.repeat(32),
      document_sha256: 'cd'.repeat(32),
    },
  })
  expect(accepted.totals.at(-1)?.value).toBe('$1,831.50')
  expect(accepted.evidence).toMatchObject({
    heading: 'Acceptance of quote Q-000123 version 2',
    // A link may have been copied: that it was sent is not known.
    statement: 'Jo Nguyen opened this quote by its link, ticked its terms and signed it on that page.',
    has_signature: true,
  })
  expect(accepted.evidence?.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Accepted by: Jo Nguyen',
    'Email: jo@kestrel.example',
    'Accepted on: 20 Nov 2026, 2:04 pm (Melbourne)',
    'Total accepted: $1,831.50',
    'PO number: PO 77',
    'IP address: 203.0.113.9',
    'Browser: Phone',
    `Document (SHA-256): ${'cd'.repeat(32)}`,
  ])
})
