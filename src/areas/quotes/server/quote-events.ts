import { eventKind } from '#platform/server/change/change.ts'

/** A client agreed: what was quoted may become work. */
export const quoteAccepted = eventKind<{ quote_id: number }>('quote accepted')
