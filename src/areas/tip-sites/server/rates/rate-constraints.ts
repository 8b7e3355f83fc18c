import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const tipRateConstraints: ConstraintMessages = {
  tip_rate_levy_within_buy: {
    field: 'levy_cents',
    message: 'The levy is part of the buy rate and cannot be above it.',
  },
  tip_rate_ends_after_start: { field: 'valid_to', message: 'The last day must not be before the first.' },
  tip_rate_once: { field: 'valid_from', message: 'This material already has a rate on some of these days.' },
}
