import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'
import { notAChoice } from '#shared/text.ts'
import { jobLabels, jobRateLabels } from '../rules/job-labels.ts'

export const jobConstraints: ConstraintMessages = {
  job_quote_id_key: { message: 'This quote already has a job.' },
  job_depot_id_fkey: { field: 'depot_id', message: notAChoice(jobLabels.depot_id) },
  job_sales_user_id_fkey: { field: 'sales_user_id', message: notAChoice(jobLabels.sales_user_id) },
  job_allocator_id_fkey: { field: 'allocator_id', message: notAChoice(jobLabels.allocator_id) },
  job_rate_product_id_fkey: { field: 'product_id', message: notAChoice(jobRateLabels.product_id) },
  job_check: { field: 'end_date', message: 'End date must be on or after the start date.' },
  job_check2: { field: 'reason', message: 'Enter the reason for the hold.' },
  job_check3: { field: 'reason', message: 'Enter the reason for cancelling.' },
  job_check4: { field: 'fixed_price_cents', message: 'Enter the fixed price.' },
  job_hold_pkey: { message: 'This job already has this check.' },
  job_rate_quote_line: { message: 'A line of this quote is already on a job.' },
}
