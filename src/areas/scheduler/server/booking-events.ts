import { eventKind } from '#platform/server/change/change.ts'

/** Somebody or something was booked on an order, made firm or pencilled, or given back, with the reason of that. */
export const bookingsChanged = eventKind<{ job_item_id: number; reason?: string }>('bookingsChanged')
