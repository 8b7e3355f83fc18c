import { type Viewer, may } from '#platform/server/sessions/viewer.ts'

interface WithCredit {
  credit_limit_cents: number | null
  credit_hold_reason?: string | null
}

/** What of a client's credit this viewer may know: that it is on hold is for everybody, how much and why is not. */
export function presentClient<T extends WithCredit>(viewer: Viewer, client: T): T {
  if (may(viewer, 'clients:credit')) return client
  return { ...client, credit_limit_cents: null, credit_hold_reason: null }
}

/** Fields of a client's history that this viewer may not see. */
export const hiddenClientFields = (viewer: Viewer): readonly string[] =>
  may(viewer, 'clients:credit') ? [] : ['credit_limit_cents', 'credit_hold_reason']
