import { type Viewer, may } from '#platform/server/sessions/viewer.ts'

/** Fields of a client's history hidden from this viewer. */
export const hiddenClientFields = (viewer: Viewer): readonly string[] =>
  may(viewer, 'clients:credit') ? [] : ['credit_limit_cents', 'credit_hold_reason']
