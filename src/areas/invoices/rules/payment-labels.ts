import type { Labels } from '#shared/labels.ts'

export const paymentLabels = {
  client_id: 'Client',
  received_on: 'Received on',
  method: 'Method',
  amount_cents: 'Amount received',
  kept_cents: 'Kept as credit',
  reference: 'Reference',
  bank_line_ref: 'Bank line',
  note: 'Note',
  taken_by: 'Recorded by',
  reverse_reason: 'Reversed',
} as const satisfies Labels

/** The part of a payment, or of a client's credit, that goes to an invoice. */
export const shareLabels = {
  client_id: 'Client',
  invoice_id: 'Invoice',
  amount_cents: 'Amount',
} as const satisfies Labels

export const creditLabels = {
  reason: 'Reason',
  by: 'Credit by',
  quantity: 'Quantity',
  unit_price_cents: 'Price',
  amount_cents: 'Amount before GST',
} as const satisfies Labels

export const refundLabels = {
  client_id: 'Client',
  amount_cents: 'Amount',
  used_on: 'Refunded on',
  refund_method: 'Method',
  reference: 'Reference',
  note: 'Note',
  reverse_reason: paymentLabels.reverse_reason,
} as const satisfies Labels
