import { expect, test } from 'vitest'
import { entryPhrase } from './entry-phrase.ts'

test.each([
  [
    'paid',
    'payment',
    'Invoice',
    { amount_cents: 200_000 },
    'recorded a payment of $2,000.00',
    ['amount_cents'],
  ],
  ['paid', 'payment', 'Invoice', {}, 'recorded a payment', []],
  [
    'credit refunded',
    'credit',
    'Invoice',
    { amount_cents: 500 },
    'refunded credit of $5.00',
    ['amount_cents'],
  ],
  [
    'made',
    'credit note CN-000004',
    'Invoice',
    { credited_cents: 58_500 },
    'made credit note CN-000004 for $385.00',
    ['credited_cents', 'surplus_cents'],
  ],
  [
    'marked as sent',
    null,
    'Quote',
    { how: 'by text', to: 'Jo Nguyen' },
    'marked it as sent by text to Jo Nguyen',
    ['how', 'to'],
  ],
  [
    'emailed without the PDF',
    null,
    'Quote',
    { to: 'jo@client.example', pdf_bytes: 9_100_000 },
    'emailed it without the PDF, 9.1 MB',
    ['pdf_bytes'],
  ],
  [
    'sent (not emailed)',
    null,
    'Quote',
    { to: 'jo@client.example', cc: 'al@client.example' },
    'issued it without emailing it',
    ['to'],
  ],
  [
    'sent again (on its way)',
    null,
    'Invoice',
    { to: 'jo@client.example' },
    'asked to email it again to jo@client.example',
    ['to'],
  ],
  ['signed', null, 'Docket', { signed_by: 'Marty Doyle' }, 'recorded Marty Doyle’s signature', ['signed_by']],
  [
    'signed',
    null,
    'Docket',
    { signed_by: 'Marty Doyle', method: 'glass' },
    'recorded Marty Doyle’s signature from the driver’s phone',
    ['signed_by', 'method'],
  ],
])(
  '%s %s of a %s states its value, where it may be seen',
  (action, part, record_title, after, words, fields) => {
    const entry = { action, part, record_title, record_id: 7, before: { credited_cents: 20_000 }, after }
    const { alone, fields: stated } = entryPhrase(entry)
    expect([alone, stated]).toEqual([words, fields])
  },
)
