import { type FieldWords, shown } from '#platform/web/field-words.ts'
import { formatPhone } from '#shared/phone.ts'
import type { QuoteFields } from '../contract/quote.ts'
import { discountWords, gstRuleWords, lineWords } from '../rules/quote-words.ts'

/** What each field of a quote is called and how its value reads. */
export const quoteFieldWords = {
  client_id: { label: 'Client' },
  prospect_name: { label: 'Prospect' },
  prospect_email: { label: 'Email' },
  prospect_mobile: { label: 'Mobile', show: shown.digits(formatPhone) },
  prospect_address: { label: 'Address' },
  contact_id: { label: 'Contact' },
  job_site_id: { label: 'Site' },
  site_address: { label: 'Site address' },
  title: { label: 'Title' },
  description: { label: 'Description' },
  quote_date: { label: 'Quote date', show: shown.date },
  valid_until: { label: 'Valid until', show: shown.date },
  job_type: { label: 'Job type' },
  sales_user_id: { label: 'Sales person' },
  terms_text: { label: 'Terms' },
  footer_text: { label: 'Footer' },
  client_notes: { label: 'Notes for the client' },
  internal_notes: { label: 'Internal notes' },
  exclusions: { label: 'Not included' },
  assumptions: { label: 'Assumptions' },
  discount_type: { label: 'Discount', show: shown.oneOf(discountWords) },
  discount_value: { label: 'Discount value' },
  deposit_percent: { label: 'Deposit', show: shown.percent },
  show_line_prices: { label: 'Show prices of lines', show: shown.yesNo },
  lines: { label: 'Lines', show: shown.lines(lineWords) },
} satisfies Record<keyof QuoteFields, FieldWords>

/** What a quote's history names besides: its parties by their names, what it comes to, and what became of it. */
export const quoteHistoryWords = {
  ...quoteFieldWords,
  contact: { label: 'Contact' },
  site: { label: 'Site' },
  discount: { label: 'Discount' },
  gst_applies: { label: 'GST applies', show: shown.yesNo },
  gst_rule: { label: 'GST is rounded', show: shown.oneOf(gstRuleWords) },
  subtotal_cents: { label: 'Subtotal', show: shown.money },
  discount_cents: { label: 'Discount taken off', show: shown.money },
  gst_cents: { label: 'GST', show: shown.money },
  total_cents: { label: 'Total', show: shown.money },
  status: { label: 'Status' },
  quote_no: { label: 'Number' },
  revises_id: { label: 'Revision of' },
  approval_requested_by: { label: 'Sent for approval by' },
  approved_by: { label: 'Approved by' },
} satisfies Record<string, FieldWords>
