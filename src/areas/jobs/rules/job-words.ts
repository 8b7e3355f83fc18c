import type { billingMethods, HoldKind } from '../contract/choices.ts'

/** Display text for a job's field values, on screens and in refusals. */
export const billingWords = {
  hourly: 'By the hour',
  per_load: 'By the load',
  fixed: 'Fixed price',
  schedule_of_rates: 'Schedule of rates',
  progress: 'Progress claims',
} as const satisfies Record<(typeof billingMethods)[number], string>

export const holdWords = {
  credit: 'Credit',
  po: 'Purchase order',
  swms: 'SWMS',
  induction: 'Induction',
  byda: 'BYDA plans',
} as const satisfies Record<HoldKind, string>

/** The step from Draft to Pending: one wording for its button and for whatever waits for it. */
export const submitWords = 'Mark as pending'

/** To someone who sees what jobs owe, but not this one: its client has another account manager, or none. */
export const whoKnowsOwing = (account_manager: string | null): string =>
  account_manager === null
    ? 'This client has no account manager. Ask accounts what the job owes.'
    : `${account_manager} manages this client. Ask them or accounts what the job owes.`
