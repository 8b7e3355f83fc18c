import { type FieldWords, shown } from '#platform/web/field-words.ts'
import { requirementFieldWords } from '#areas/work-orders/rules/requirement-words.ts'
import { formatInstant, formatTime } from '#shared/local-date.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { chargeUnitWords, gstCodeWords } from '#shared/units.ts'
import type { JobFields } from '../contract/job.ts'
import { billingWords } from '../rules/job-words.ts'

/** What each field of a job is called and how its value reads, where it is not in an input. */
export const jobFieldWords = {
  client_id: { label: 'Client' },
  contact_id: { label: 'Contact' },
  job_site_id: { label: 'Site' },
  depot_id: { label: 'Depot' },
  title: { label: 'Title' },
  description: { label: 'Description' },
  job_type: { label: 'Job type' },
  start_date: { label: 'Start date', show: shown.date },
  end_date: { label: 'End date', show: shown.date },
  default_start_time: { label: 'Start time', show: shown.digits(formatTime) },
  po_number: { label: 'Purchase order' },
  po_limit_cents: { label: 'Purchase order limit', show: shown.money },
  po_expires_on: { label: 'Purchase order expires on', show: shown.date },
  sales_user_id: { label: 'Sales' },
  allocator_id: { label: 'Allocator' },
  billing_method: { label: 'Billing', show: shown.oneOf(billingWords) },
  fixed_price_cents: { label: 'Fixed price', show: shown.money },
  budget_cents: { label: 'Budget', show: shown.money },
  retention_percent: { label: 'Retention', show: shown.percent },
  min_pl_cover_cents: { label: 'Public liability cover', show: shown.money },
  safety_notes: { label: 'Safety notes' },
  internal_notes: { label: 'Internal notes' },
} satisfies Record<keyof JobFields, FieldWords>

/** What a job's history names besides: its status, its holds, its rates and what it needs. */
export const jobHistoryWords = {
  ...requirementFieldWords,
  ...jobFieldWords,
  status: { label: 'Status' },
  status_before_hold: { label: 'Status before the hold' },
  hold_reason: { label: 'Reason for the hold' },
  cancel_reason: { label: 'Reason for cancelling' },
  site: { label: 'Site' },
  contact: { label: 'Contact' },
  quote_id: { label: 'Quote' },
  cancelled_at: { label: 'Cancelled at', show: shown.digits(formatInstant) },
  cancelled_by: { label: 'Cancelled by' },
  unit: { label: 'Unit', show: shown.oneOf(chargeUnitWords) },
  quantity: { label: 'Quantity' },
  min_quantity: { label: 'Minimum' },
  unit_price_cents: { label: 'Price', show: (cents: unknown) => formatUnitPrice(Number(cents)) },
  gst_code: { label: 'GST', show: shown.oneOf(gstCodeWords) },
} satisfies Record<string, FieldWords>
