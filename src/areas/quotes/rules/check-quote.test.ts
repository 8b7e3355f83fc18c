import { expect, test } from 'vitest'
import type { PricedLine } from './quote-totals.ts'
import { checkQuote, quoteErrors } from './check-quote.ts'

const line: PricedLine = {
  kind: 'hire',
  quantity: 10,
  unit_price_cents: 150_00,
  gst_code: 'GST',
  is_optional: 0,
  is_selected: 1,
}
const whole = {
  client_id: 1,
  prospect_name: null,
  contact_id: null,
  job_site_id: null,
  job_type: 'Machine Hire',
  quote_date: '2026-11-20',
  valid_until: '2026-12-04',
  discount_type: 'none',
  discount_value: 0,
  gst_applies: 1,
  gst_rule: 'total_invoice',
} as const

test('all contradictions are reported at once', () => {
  const quote = {
    ...whole,
    client_id: null,
    contact_id: 7,
    valid_until: '2026-11-19',
    discount_type: 'amount' as const,
    discount_value: 1500_01,
  }
  const lines = [line, { ...line, unit_price_cents: -1, quantity: 0.001 }]
  const errors = {
    client_id: 'Choose who the quote is for.',
    contact_id: 'Choose the client first.',
    valid_until: 'Valid until must be on or after the quote date.',
    'lines.1.unit_price_cents': 'Price cannot be negative for Machine Hire.',
    discount_value: 'Discount cannot be more than $1,500.00.',
  }
  expect(quoteErrors(quote, lines)).toEqual(errors)
  expect(() => checkQuote(quote, lines)).toThrow(expect.objectContaining({ details: { errors } }))
})

test('missing values are not compared, the rest is', () => {
  const quote = { client_id: null, prospect_name: null, discount_type: 'amount', discount_value: 99 } as const
  const unpriced = { ...line, unit_price_cents: undefined }
  expect(quoteErrors(quote, [unpriced])).toEqual({
    client_id: 'Choose who the quote is for.',
  })
  expect(quoteErrors({ ...whole, quote_date: undefined, valid_until: '2020-01-01' }, [])).toEqual({})
  // Present even though its name is invalid.
  expect(quoteErrors({ client_id: null, prospect_name: undefined }, [])).toEqual({})
})

test('a discount is at most the total with every option, and none if the quote is too large to compute', () => {
  const option = { ...line, is_optional: 1, is_selected: 0 }
  const off = (discount_value: number, ...lines: PricedLine[]) =>
    quoteErrors({ ...whole, discount_type: 'amount', discount_value }, lines)
  expect(off(3000_00, line, option)).toEqual({})
  expect(off(3000_01, line, option)).toEqual({ discount_value: 'Discount cannot be more than $3,000.00.' })
  const most = { ...line, quantity: 999_999, unit_price_cents: 999_999_999 }
  expect(off(1, most, most)).toEqual({ lines: 'This quote is too large.' })
})

test('a consistent quote has no errors', () => {
  expect(quoteErrors(whole, [line])).toEqual({})
  expect(() => checkQuote(whole, [line])).not.toThrow()
  expect(quoteErrors({ ...whole, job_type: 'Buy Back' }, [{ ...line, unit_price_cents: -1 }])).toEqual({})
})
