import type { OverrideInput } from '#areas/work-orders/contract/override.ts'
import type { Change } from '#platform/server/change/change.ts'
import { startOfMinute } from '#shared/local-date.ts'
import {
  type StoredBooking,
  bookingsOfOrder,
  lockResources,
  moveBookings,
  resourcesOf,
  setCertainty,
  updateBooking,
} from '../booking-store.ts'
import { explainOverlap } from '../actions/explain-overlap.ts'
import { recordOverrides } from '../candidates/record-overrides.ts'
import { firmBookings } from '../actions/firm-bookings.ts'
import { freeBookings } from '../actions/release-bookings.ts'
import { findOrder } from './order-store.ts'
import { admit } from '../candidates/assess.ts'
import { assessAllBookings } from '../candidates/assess-bookings.ts'

/**
 * An order and its bookings; the announcer of the change has locked the order's row, and its resources are
 * locked here.
 */
async function heldBookings({ tx }: Change, job_item_id: number) {
  const bookings = await bookingsOfOrder(tx, job_item_id)
  await lockResources(tx, resourcesOf(bookings))
  const order = await findOrder(tx, job_item_id)
  return order && bookings.length > 0 ? { order, bookings } : null
}

interface Followed {
  job_item_id: number
  override?: OverrideInput | undefined
}

const idsOf = (bookings: readonly StoredBooking[]): number[] => bookings.map(({ id }) => id)

/**
 * The order has moved: its bookings move too, or the change is refused. Pencilled ones just move; objections
 * are raised when they are made firm. @throws conflict naming every reason; forbidden
 */
export async function moveWithOrder(change: Change, { job_item_id, override }: Followed): Promise<void> {
  const held = await heldBookings(change, job_item_id)
  if (!held) return
  const { order, bookings } = held
  const firm = bookings.filter(({ certainty }) => certainty === 'confirmed')
  const assessed = await assessAllBookings(change.tx, order, firm)
  const admitted = admit(change.viewer, assessed, { certainty: 'confirmed', override })
  await explainOverlap(change, admitted, { when: order, job_item_id }, () =>
    moveBookings(change.tx, idsOf(bookings), order),
  )
  await recordOverrides(change, order, admitted)
}

/**
 * The order is confirmed, and so are its bookings. Those already firm are reassessed, because a machine may
 * have come off the road since. @throws conflict naming every reason; forbidden
 */
export async function confirmWithOrder(change: Change, { job_item_id, override }: Followed): Promise<void> {
  const held = await heldBookings(change, job_item_id)
  if (held) await firmBookings(change, held.order, held.bookings, override)
}

/** The order is pending again: its bookings block no one. */
export async function pencilWithOrder(
  change: Change,
  { job_item_id }: { job_item_id: number },
): Promise<void> {
  const held = await heldBookings(change, job_item_id)
  if (held) await setCertainty(change.tx, idsOf(held.bookings), 'pencilled')
}

/**
 * The order has closed early: its bookings are freed. After a breakdown the time already worked stays; only
 * the rest is released.
 */
export async function releaseWithOrder(
  change: Change,
  { job_item_id, reason }: { job_item_id: number; reason: string },
): Promise<void> {
  const held = await heldBookings(change, job_item_id)
  if (!held) return
  // The order that replaces it begins at that minute.
  const now = startOfMinute(change.now)
  const hasBegun = Date.parse(held.order.starts_at) < Date.parse(now)
  if (held.order.order_status !== 'Broke Down' || !hasBegun)
    await freeBookings(change, idsOf(held.bookings), reason)
  else
    for (const { id, ends_at } of held.bookings)
      if (Date.parse(ends_at) > Date.parse(now)) await updateBooking(change.tx, id, { ends_at: now })
}
