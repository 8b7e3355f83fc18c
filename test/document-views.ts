import type { DocumentLine, DocumentView } from '#shared/document-view.ts'
import { withoutSpaces } from './pdf-text.ts'

export const line: DocumentLine = {
  description: '20 t excavator with operator',
  detail: 'Minimum 4 hours',
  quantity: '8',
  unit: 'hours',
  unit_price: '$185.00',
  total: '$1,480.00',
  is_text: false,
  is_left_out: false,
}
export const view: DocumentView = {
  title: 'Quote',
  number: 'Q-000123',
  mark: null,
  seller: { name: 'Yarra Ridge Plant & Cartage Pty Ltd', lines: ['ABN 11 900 000 017'] },
  buyer: { name: 'Merri Creek Constructions', lines: ['Brunswick VIC 3056'] },
  facts: [{ label: 'Valid until', value: '20 Dec 2026' }],
  intro: [{ heading: 'Basement dig', text: 'Spoil to a licensed tip.' }],
  has_prices: true,
  lines: [line],
  totals: [
    { label: 'GST', value: '$148.00', is_grand: false },
    { label: 'Total', value: '$1,628.00', is_grand: true },
  ],
  tables: [],
  passages: [{ heading: 'Terms', text: 'Thirty days.' }],
  footer: 'Thank you',
  evidence: null,
}
export const evidence: NonNullable<DocumentView['evidence']> = {
  heading: 'Acceptance',
  facts: [{ label: 'Name', value: 'Dana Whitlock' }],
  statement: 'Accepted on the page of this quote.',
  has_signature: true,
  has_own_page: true,
}

/** How a line reads from left to right. */
export const read = (one: DocumentLine): string =>
  withoutSpaces(
    one.description +
      (one.detail ?? '') +
      (one.is_text ? '' : one.quantity + one.unit + one.unit_price + one.total),
  )
