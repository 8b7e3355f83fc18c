import type { Noun } from '#shared/text.ts'
import type { Labels } from '#shared/labels.ts'

export const invoiceNoun: Noun = { one: 'invoice', many: 'invoices' }

/** What a list's status filter offers besides the states. */
export const invoiceGroupOptions = [
  { value: 'Issued', label: 'All issued' },
  { value: 'To Send', label: 'To send' },
  { value: 'Not emailed', label: 'Not emailed' },
  { value: 'Overdue', label: 'Overdue' },
  { value: 'To Chase', label: 'Overdue, to chase' },
] as const

export const invoiceLabels = {
  invoice_no: 'Number',
  status: 'Status',
  is_overdue: 'Overdue',
  client_id: 'Client',
  job_id: 'Job',
  po_number: 'PO number',
  reference: 'Client’s reference',
  invoice_date: 'Date of issue',
  due_date: 'Due date',
  is_due_agreed: 'Due date agreed',
  payment_terms: 'Payment terms',
  supply_from: 'Work from',
  supply_to: 'Work to',
  buyer_name: 'Buyer’s name',
  buyer_abn: 'Buyer’s ABN',
  notes: 'Notes for the client',
  internal_notes: 'Internal notes',
  lines: 'Lines',
  gst_applies: 'GST applies',
  subtotal_cents: 'Subtotal',
  discount_cents: 'Discount',
  discount_source: 'Discount from',
  gst_cents: 'GST',
  total_cents: 'Total',
  paid_cents: 'Paid',
  credited_cents: 'Credited',
  surplus_cents: 'To the client’s credit',
  owing_cents: 'Owing',
  approved_at: 'Approved',
  sent_at: 'Sent',
  sent_to: 'Sent to',
  paid_at: 'Paid on',
  dispute_reason: 'Reason for the dispute',
  void_reason: 'Reason for voiding',
  created_at: 'Added',
} as const satisfies Labels

export const invoiceLineLabels = {
  position: 'Line',
  product_id: 'Product',
  docket_no: 'Docket',
  job_no: 'Job',
  shift_date: 'Date of the work',
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Unit',
  unit_price_cents: 'Price',
  price_source: 'Price source',
  gst_code: 'GST',
  line_total_cents: 'Total',
  over_reason: 'Reason for more than agreed',
} as const satisfies Labels
