import { eventKind } from '#platform/server/change/change.ts'
import type { OverrideInput } from '../contract/override.ts'

/** The change goes ahead despite objections to the order's bookings. */
interface Overridden {
  job_item_id: number
  override?: OverrideInput | undefined
}

/** The order is closed: cancelled, moved or broken down. Its bookings are freed. */
export const orderClosed = eventKind<{ job_item_id: number; reason: string }>('orderClosed')

/** An order and another with the same work; what does not go with it is added to `conflicts` in words. */
interface Copied {
  from_id: number
  job_item_id: number
  conflicts: string[]
}

/** The order was moved or broke down, and another one has the rest of its work. */
export const orderReplaced = eventKind<Copied>('orderReplaced')

/** Plant broke down on the order, which is closed. `assets`: those booked on it that were on the road. */
export const orderBrokeDown = eventKind<{
  job_item_id: number
  assets: readonly number[]
  reason: string
  note: string | null
}>('orderBrokeDown')

/**
 * Another machine, and the drivers of order `from_id`, are wanted on the order that replaces it. The scheduler adds to
 * `conflicts`, in words, what could not be booked.
 */
export const replacementWanted = eventKind<Copied & { asset_id: number | null; keep_driver: boolean }>(
  'replacementWanted',
)

/** The order is repeated on another day. */
export const orderRepeated = eventKind<Copied>('orderRepeated')

/** The order ends earlier, and another one has the rest of its day. */
export const orderSplit = eventKind<Copied>('orderSplit')

/** A split is undone: order `job_item_id` has its whole day again, and `from_id`, which had the rest, is cancelled next. */
export const orderRejoined = eventKind<Pick<Copied, 'from_id' | 'job_item_id'>>('orderRejoined')

/** The order is cancelled; nothing takes its place. */
export const orderCalledOff = eventKind<{ job_item_id: number }>('orderCalledOff')

/** All of the order's work is on approved invoices: nothing more is done for it. */
export const orderInvoiced = eventKind<{ job_item_id: number }>('orderInvoiced')

/** The order is on another day, which what depends on its day follows, or the change is refused. */
export const orderDayChanged = eventKind<{ job_item_id: number }>('orderDayChanged')

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
export const bookingsWanted = eventKind<Copied>('bookingsWanted')
