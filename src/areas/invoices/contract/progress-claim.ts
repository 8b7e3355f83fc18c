import * as z from 'zod'
import { optionalPercent, positiveCents } from '#platform/contract/fields.ts'

export const progressClaimLabels = { percent: 'Percent', amount_cents: 'Amount' } as const

/** A part of a job’s fixed price to bill: percent of what was agreed, or an amount before GST. */
export const ProgressClaim = z
  .object({
    job_rate_id: z.number().int().positive(),
    percent: optionalPercent(progressClaimLabels.percent),
    amount_cents: positiveCents(progressClaimLabels.amount_cents).nullish(),
  })
  .refine(({ percent, amount_cents }) => (percent ?? null) === null || (amount_cents ?? null) === null, {
    path: ['percent'],
    error: 'Enter a percentage or an amount, not both.',
  })
  .refine(({ percent, amount_cents }) => Boolean(percent) || Boolean(amount_cents), {
    path: ['percent'],
    error: 'Enter a percentage or an amount.',
  })
  .meta({ id: 'ProgressClaim' })
export type ProgressClaim = z.output<typeof ProgressClaim>
