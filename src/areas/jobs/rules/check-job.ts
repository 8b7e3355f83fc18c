import { type FieldErrors, invalid } from '#platform/contract/app-error.ts'
import { formatDate } from '#shared/local-date.ts'
import { requiredWords } from '#shared/text.ts'
import { jobLabels } from './job-labels.ts'

interface Whole {
  start_date: string
  end_date: string
  billing_method: string
  fixed_price_cents: number | null
}

/** A job's cross-field rules, whatever was changed. @throws invalid on each field that is wrong. */
export function checkJob(job: Whole): void {
  const errors = jobErrors(job)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Contradictions in a job as far as it is filled in: a form checks before it is complete. */
export function jobErrors(job: { readonly [K in keyof Whole]?: Whole[K] | undefined }): FieldErrors {
  const { start_date, end_date, billing_method, fixed_price_cents } = job
  return {
    ...(start_date && end_date && end_date < start_date
      ? { end_date: 'End date must be on or after the start date.' }
      : {}),
    ...(billing_method === 'fixed' && fixed_price_cents === null
      ? { fixed_price_cents: requiredWords(jobLabels.fixed_price_cents) }
      : {}),
  }
}

/** A job's days must include those of its orders. @throws invalid on each date that would exclude one. */
export function checkDates(
  { start_date, end_date }: Pick<Whole, 'start_date' | 'end_date'>,
  { first, last }: { first: string | null; last: string | null },
): void {
  const errors = {
    ...(first !== null && first < start_date ? { start_date: `Orders start on ${formatDate(first)}.` } : {}),
    ...(last !== null && last > end_date ? { end_date: `Orders run until ${formatDate(last)}.` } : {}),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
