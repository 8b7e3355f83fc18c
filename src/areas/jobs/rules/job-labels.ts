import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'

export const jobNoun: Noun = { one: 'job', many: 'jobs' }

export const jobLabels = {
  job_no: 'Number',
  title: 'Title',
  status: 'Status',
  client_id: 'Client',
  contact_id: 'Contact',
  job_site_id: 'Site',
  site_suburb: 'Suburb',
  depot_id: 'Depot',
  description: 'Description',
  job_type: 'Job type',
  start_date: 'Start date',
  end_date: 'End date',
  default_start_time: 'Start time',
  orders: 'Orders',
  unfilled_orders: 'Unfilled orders',
  allocator_id: 'Allocator',
  sales_user_id: 'Salesperson',
  project_id: 'Project',
  quote_id: 'Quote',
  po_number: 'PO number',
  po_limit_cents: 'PO limit',
  po_expires_on: 'PO expires on',
  billing_method: 'Billing',
  fixed_price_cents: 'Fixed price',
  budget_cents: 'Budget',
  retention_percent: 'Retention',
  min_pl_cover_cents: 'Public liability cover',
  safety_notes: 'Safety notes',
  internal_notes: 'Internal notes',
  credit_override_reason: 'Reason for override',
  status_before_hold: 'Status before the hold',
  hold_reason: 'Reason for the hold',
  on_hold_since: 'On hold since',
  cancelled_at: 'Cancelled',
  cancelled_by: 'Cancelled by',
  cancel_reason: 'Reason for cancelling',
  created_at: 'Added',
  archived_at: 'Archived',
  archive_reason: 'Reason for archiving',
} as const satisfies Labels

/** What prevents a job from being confirmed. */
export const holdLabels = {
  kind: 'Check',
  detail: 'Details',
} as const satisfies Labels

export const jobRateLabels = {
  product_id: 'Product',
  description: 'Description',
  quote_line_id: 'From',
  unit: 'Unit',
  quantity: 'Quantity',
  min_quantity: 'Minimum',
  material: 'Material',
  tip_site_id: 'Tip site',
  unit_price_cents: 'Price',
  gst_code: 'GST',
} as const satisfies Labels
