import type { LetterKind, Placeholder } from './letter-templates.ts'

type Values = Readonly<Record<Exclude<Placeholder, 'company' | 'sender'>, string>>

const sample: Values = {
  first_name: 'Jo',
  number: 'Q-123456',
  title: 'Drainage excavation and spoil removal',
  site: '12 Graham Street, Wonthaggi',
  total: '$31,416.55',
  valid_until: '22 Dec 2026',
  due_date: '30 Nov 2026',
  owing: '$18,240.00 is due on 30 Nov 2026.',
  invoice_no: 'INV-123456',
  reason: 'Two hours too many',
  document: 'credit note',
  heading: 'Credit note',
}

/** The values of a made-up record, to show what a template makes of one. */
export const letterSamples: Readonly<Record<LetterKind, Values>> = {
  quote: sample,
  quote_reminder: sample,
  invoice: { ...sample, number: 'INV-123456', total: '$18,240.00' },
  invoice_reminder: {
    ...sample,
    number: 'INV-123456',
    total: '$18,240.00',
    owing: '$18,240.00 was due on 30 Nov 2026.',
  },
  credit_note: {
    ...sample,
    number: 'CN-123456',
    total: '$385.00',
    owing: '$17,855.00 of the invoice is still owing.',
  },
}
