import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustBeCurrent } from '#platform/server/change/must-be-current.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import type { ArrangedOrder, OrderChange } from '../../contract/arrange.ts'
import { bookingCan } from '../../rules/booking-rules.ts'
import { findBookings, lockResources, resourcesOf } from '../booking-store.ts'
import { readOrderFacts } from '../orders/read-order-facts.ts'
import { lockArrangedRows, readArranged } from './arrange-store.ts'

export const changesTime = ({ work_date, start_time, end_time }: OrderChange): boolean =>
  work_date !== undefined || start_time !== undefined || end_time !== undefined

export const changesStatus = ({ order_status }: OrderChange): boolean => order_status !== undefined

/**
 * Locks orders with everything that is or will be booked on them, always in one order, so that people who arrange the
 * same machines wait for each other instead of failing. Returns the orders as they are.
 * @throws not_found; stale for an order or a booking that someone changed since; conflict for one that is over.
 */
export async function openArranged(
  change: Change,
  orders: readonly OrderChange[],
  cancelled: readonly Pick<OrderChange, 'id' | 'version'>[] = [],
): Promise<ArrangedOrder[]> {
  const { tx, viewer } = change
  const ids = orders.map(({ id }) => id)
  const all = [...orders, ...cancelled]
  await lockArrangedRows(
    tx,
    all.map(({ id }) => id),
    { hard: cancelled.length > 0 || orders.some(changesTime) || orders.some(changesStatus) },
  )
  const stored = await readArranged(tx, ids)
  const wanted = orders.flatMap(({ book = [] }) => book)
  const held = resourcesOf([...stored.flatMap(({ bookings }) => bookings), ...wanted])
  await lockResources(tx, {
    assets: [...new Set(held.assets)],
    drivers: [...new Set(held.drivers)],
    attachments: [...new Set(held.attachments)],
  })
  for (const order of all) await mustBeAsSeen(change, order)
  for (const { id } of orders) mustBeAllowed(bookingCan.arrange(await readOrderFacts(tx, viewer, id)))
  return stored
}

/** @throws not_found, also for a booking of another order; stale */
async function mustBeAsSeen(
  { tx, viewer }: Change,
  { id, version, release = [], certainty = [] }: OrderChange,
): Promise<void> {
  const current = async () => ({
    before: [],
    orders: await readArranged(tx, [id]),
    undo: { orders: [], cancel: [] },
  })
  const about = { record_type: 'job_item', record_id: id }
  await mustBeCurrent(tx, await readOrderFacts(tx, viewer, id), version, current, about)
  const seen = [...release, ...certainty]
  if (seen.length === 0) return
  const bookings = await findBookings(
    tx,
    seen.map((one) => one.id),
  )
  for (const one of seen) {
    const booking = bookings.find((other) => other.id === one.id && other.job_item_id === id)
    if (!booking) throw notFound()
    await mustBeCurrent(tx, booking, one.version, current, about)
  }
}
