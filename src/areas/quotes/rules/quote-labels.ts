import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'
import { answerLabels } from './answer-labels.ts'

export const quoteNoun: Noun = { one: 'quote', many: 'quotes' }

/** What a list's status filter offers besides the states. */
export const quoteGroupOptions = [
  { value: 'Open', label: 'No answer yet' },
  { value: 'To Send', label: 'To send' },
  { value: 'Not emailed', label: 'Not emailed' },
  { value: 'Waiting', label: 'Waiting for an answer' },
] as const

export const quoteLabels = {
  quote_no: 'Number',
  revision: 'Version',
  revises_id: 'New version of',
  title: 'Title',
  status: 'Status',
  client_id: 'Client',
  contact_id: 'Contact',
  job_site_id: 'Site',
  prospect_name: 'New client’s name',
  prospect_email: 'Email',
  prospect_mobile: 'Mobile',
  prospect_address: 'Address',
  site_address: 'Site address',
  job_type: 'Job type',
  quote_date: 'Quote date',
  valid_until: 'Valid until',
  sales_user_id: 'Salesperson',
  description: 'Description',
  lines: 'Lines',
  discount_type: 'Discount type',
  discount_value: 'Discount',
  deposit_percent: 'Deposit',
  show_line_prices: 'Show line prices',
  client_notes: 'Notes for the client',
  internal_notes: 'Internal notes',
  exclusions: 'Not included',
  assumptions: 'Assumptions',
  terms_id: 'Terms and conditions',
  footer_id: 'Footer',
  gst_applies: 'GST applies',
  gst_rule: 'GST rounding',
  subtotal_cents: 'Subtotal',
  discount_cents: 'Discount amount',
  gst_cents: 'GST',
  total_cents: 'Total',
  approval_requested_by: 'Sent for approval by',
  approved_by: 'Approved by',
  sent_at: 'Sent',
  sent_to: 'Sent to',
  first_viewed_at: 'First opened',
  accepted_at: 'Accepted',
  accepted_by: 'Accepted by',
  po_number: answerLabels.po_number,
  declined_at: 'Declined',
  decline_reason: 'Reason for declining',
  created_at: 'Added',
  archived_at: 'Archived',
  archive_reason: 'Reason for archiving',
} as const satisfies Labels

export const quoteLineLabels = {
  kind: 'Kind',
  product_id: 'Product',
  description: 'Description',
  asset_category_id: 'Category',
  material_type: 'Material',
  quantity: 'Quantity',
  unit: 'Unit',
  min_quantity: 'Minimum',
  unit_price_cents: 'Price',
  cost_cents: 'Cost',
  margin: 'Margin',
  gst_code: 'GST',
  is_selected: 'Include',
  total_cents: 'Total',
} as const satisfies Labels

/** What the office enters for an acceptance on paper, by email or by phone. */
export const acceptanceLabels = {
  name: quoteLabels.accepted_by,
  email: 'Email',
  po_number: quoteLabels.po_number,
  files: 'Evidence',
  evidence_note: 'How the client agreed',
} as const satisfies Labels
