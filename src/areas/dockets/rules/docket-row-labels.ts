import type { Labels } from '#shared/labels.ts'

/** Time during a shift that was not work. */
export const stopLabels = {
  kind: 'Kind',
  from: 'From',
  to: 'To',
  note: 'Note',
} as const satisfies Labels

export const usedLabels = {
  attachment_id: 'Attachment',
  hours: 'Hours used',
} as const satisfies Labels

export const loadLabels = {
  material: 'Material',
  source: 'From',
  tip: 'Tip',
  loaded_at: 'Loaded',
  tipped_at: 'Tipped',
  gross_t: 'Gross',
  tare_t: 'Tare',
  net_t: 'Tonnes',
  volume_m3: 'Cubic metres',
  ticket_no: 'Ticket number',
  waste_record_no: 'Waste record number',
  note: 'Note',
} as const satisfies Labels

export const docketLineLabels = {
  description: 'What',
  quantity_agreed: 'Quantity',
  job_rate_id: 'Rate',
  unit_price_cents: 'Price',
  price_source: 'Price source',
  total: 'Total',
} as const satisfies Labels

/** An agreed quantity in place of the computed one. */
export const agreedLabels = {
  position: 'Line',
  quantity_agreed: docketLineLabels.quantity_agreed,
  reason: 'Reason',
} as const satisfies Labels
