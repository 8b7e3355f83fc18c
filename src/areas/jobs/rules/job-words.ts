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

interface OwingManager {
  account_manager_id: number | null
  account_manager: string | null
}
/** Whom to ask for what a job owes; its client's account manager may not see it either. */
export function whoKnowsOwing(
  viewer_id: number,
  { account_manager_id, account_manager }: OwingManager,
): string {
  if (account_manager === null) return 'This client has no account manager. Ask accounts what the job owes.'
  if (account_manager_id === viewer_id) return 'Ask accounts what the job owes.'
  return `${account_manager} manages this client. Ask them or accounts what the job owes.`
}
