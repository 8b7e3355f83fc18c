import { eventKind } from '#platform/server/change/change.ts'
import type { OverrideInput } from '../contract/override.ts'

/** The change goes ahead despite objections to the order's bookings. */
interface Overridden {
  job_item_id: number
  override?: OverrideInput | undefined
}

/** The order is closed: cancelled, moved or broken down. Its bookings are freed. */
export const orderClosed = eventKind<{ job_item_id: number; reason: string }>('orderClosed')

/** The order's start or end has changed; its bookings move with it, or the change is refused. */
export const orderTimeChanged = eventKind<Overridden>('orderTimeChanged')

/** The order's notes have changed for the people who do it. */
export const orderNotesChanged = eventKind<{ job_item_id: number }>('orderNotesChanged')

export const orderConfirmed = eventKind<Overridden>('orderConfirmed')
export const orderUnconfirmed = eventKind<{ job_item_id: number }>('orderUnconfirmed')

/**
 * The bookings of order `from_id`, including any released in this change, are wanted on another one too. The
 * scheduler adds to `conflicts`, in words, what could not be booked.
 */
export const bookingsWanted = eventKind<{ from_id: number; job_item_id: number; conflicts: string[] }>(
  'bookingsWanted',
)
