import { dryHireFieldWords } from '#areas/dry-hires/web/index.ts'
import { requirementLabels } from '#areas/work-orders/rules/requirement-labels.ts'
import { requirementValueWords } from '#areas/work-orders/rules/requirement-words.ts'
import { type FieldWords, fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatInstant, formatTime } from '#shared/local-date.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { chargeUnitWords, gstCodeWords } from '#shared/units.ts'
import type { JobFields } from '../contract/job.ts'
import { jobLabels, jobRateLabels } from '../rules/job-labels.ts'
import { billingWords } from '../rules/job-words.ts'

/** How a job's fields read outside an input. */
export const jobFieldWords = fieldWords(jobLabels satisfies Record<keyof JobFields, string>, {
  start_date: shown.date,
  end_date: shown.date,
  default_start_time: shown.digits(formatTime),
  po_limit_cents: shown.money,
  po_expires_on: shown.date,
  billing_method: shown.oneOf(billingWords),
  fixed_price_cents: shown.money,
  budget_cents: shown.money,
  retention_percent: shown.percent,
  min_pl_cover_cents: shown.money,
  cancelled_at: shown.digits(formatInstant),
})

/** How a job rate's fields read. */
export const jobRateFieldWords = fieldWords(jobRateLabels, {
  unit: shown.oneOf(chargeUnitWords),
  unit_price_cents: (cents) => formatUnitPrice(Number(cents)),
  gst_code: shown.oneOf(gstCodeWords),
})

const requirement = fieldWords(requirementLabels, requirementValueWords)

/** Words in a job's history: the job, its rates, requirements and dry hires. */
export const jobHistoryWords = {
  ...requirement,
  // The log has the chosen days by their column name.
  selected_dates: requirement.selectedDates,
  ...jobRateFieldWords,
  ...dryHireFieldWords,
  ...jobFieldWords,
  site: jobFieldWords.job_site_id,
  contact: jobFieldWords.contact_id,
} satisfies Record<string, FieldWords>
