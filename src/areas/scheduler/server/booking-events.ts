import { eventKind } from '#platform/server/change/change.ts'

/** A resource was booked on an order, made firm or pencilled, or released, with the reason for that. */
export const bookingsChanged = eventKind<{ job_item_id: number; reason?: string }>('bookingsChanged')
