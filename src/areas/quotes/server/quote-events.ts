import { eventKind } from '#platform/server/change/change.ts'

/** A client accepted: the quote may become a job. */
export const quoteAccepted = eventKind<{ quote_id: number }>('quote accepted')
