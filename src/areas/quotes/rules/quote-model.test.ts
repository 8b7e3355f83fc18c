import { expect, test } from 'vitest'
import { type Buyer, modelOf } from './quote-model.ts'

const nowhere = { address_line1: null, address_line2: null, suburb: null, state: null, postcode: null }

const quote = {
  quote_no: 'Q-000123',
  revision: 1,
  title: 'Basement dig',
  description: null,
  quote_date: '2026-11-05',
  valid_until: '2026-12-05',
  job_type: 'Machine Hire',
  show_line_prices: 1,
  gst_applies: 1,
  gst_rule: 'total_invoice',
  discount_type: 'none',
  discount_value: 0,
  deposit_percent: null,
  client_notes: null,
  exclusions: null,
  assumptions: null,
  prospect_name: null,
  prospect_email: null,
  prospect_mobile: null,
  prospect_address: null,
} as const

const linesFor = (address: Partial<Buyer>) =>
  modelOf({
    quote,
    lines: [],
    seller: {
      ...nowhere,
      name: 'Demo Plant Hire',
      trading_name: null,
      abn: null,
      phone: null,
      email: null,
      website: null,
    },
    buyer: { ...nowhere, name: 'Kestrel Homes', trading_name: null, abn: null, ...address },
    contact: 'Dana Whitlock',
    site: null,
    sales_user: null,
    logo_sha256: null,
    hire_charges: [],
    terms: null,
    footer: null,
  }).buyer.lines

test.each([
  [{ state: 'VIC' }, []],
  [{ state: 'VIC', suburb: 'Boronia' }, ['Boronia VIC']],
  [
    { address_line1: '12 Smith St', suburb: 'Boronia', state: 'VIC', postcode: '3155' },
    ['12 Smith St', 'Boronia VIC 3155'],
  ],
])(
  'a client whose only known address part is the state has no address on the quote: %j',
  (address, lines) => {
    expect(linesFor(address)).toEqual(['Attention Dana Whitlock', ...lines])
  },
)
