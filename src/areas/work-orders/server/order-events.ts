import { eventKind } from '#platform/server/change/change.ts'
import type { OverrideInput } from '../contract/override.ts'

/** Whoever changed the order goes on against what speaks against those who are booked on it. */
interface Overridden {
  job_item_id: number
  override?: OverrideInput | undefined
}

/** The order is done with: called off, moved or broken down. What was booked for it is free. */
export const orderClosed = eventKind<{ job_item_id: number; reason: string }>('orderClosed')

/** The order begins or ends at another time now; its bookings go with it, or the change is refused. */
export const orderTimeChanged = eventKind<Overridden>('orderTimeChanged')

/** Those who do the order read other notes now. */
export const orderNotesChanged = eventKind<{ job_item_id: number }>('orderNotesChanged')

export const orderConfirmed = eventKind<Overridden>('orderConfirmed')
export const orderUnconfirmed = eventKind<{ job_item_id: number }>('orderUnconfirmed')

/**
 * What is booked on the order `from_id`, or was until this very change released it, is wanted on another too. Whoever
 * books adds to `conflicts`, in words, what could not be.
 */
export const bookingsWanted = eventKind<{ from_id: number; job_item_id: number; conflicts: string[] }>(
  'bookingsWanted',
)
