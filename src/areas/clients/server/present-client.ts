import { type Viewer, may } from '#platform/server/sessions/viewer.ts'

interface WithCredit {
  credit_limit_cents: number | null
  credit_hold_reason?: string | null
}

/** What this viewer may know of a client's credit: everyone sees that it is on hold, but not how much and why. */
export function presentClient<T extends WithCredit>(viewer: Viewer, client: T): T {
  if (may(viewer, 'clients:credit')) return client
  return { ...client, credit_limit_cents: null, credit_hold_reason: null }
}

/** Fields of a client's history hidden from this viewer. */
export const hiddenClientFields = (viewer: Viewer): readonly string[] =>
  may(viewer, 'clients:credit') ? [] : ['credit_limit_cents', 'credit_hold_reason']
