import { conflict, forbidden } from '#platform/contract/app-error.ts'
import {
  cancelCopy,
  changeOrderTime,
  confirmOrder,
  lockOrder,
  unconfirmOrder,
  workOnOrder,
} from '#areas/work-orders/server/index.ts'
import { orderCan } from '#areas/work-orders/rules/order-status.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import type { ArrangeInput, Arranged, ArrangedOrder, OrderChange } from '../../contract/arrange.ts'
import { bookingCan, lackWords } from '../../rules/booking-rules.ts'
import { undoOf } from '../../rules/undo-of.ts'
import { addBookings } from '../actions/book-order.ts'
import { firmBookings } from '../actions/firm-bookings.ts'
import { kindOf } from '../actions/find-replaced.ts'
import { releaseBookings } from '../actions/release-bookings.ts'
import { withoutMachine } from '../actions/release-booking.ts'
import { bookingsChanged } from '../booking-events.ts'
import { bookingsOfOrder, findBookings, findResourceName, setCertainty } from '../booking-store.ts'
import { logged } from '../open-booking.ts'
import { readOrderFacts } from '../orders/read-order-facts.ts'
import { readArranged } from './arrange-store.ts'
import { changesStatus, changesTime, openArranged } from './open-arranged.ts'

/**
 * Changes the times and bookings of several orders together: all or none. What is booked steps aside while they change
 * places, and is checked where it comes to stand, so that two orders may swap machines, and one may take the day that
 * another leaves. Attachments and trailers stay with their order.
 * @throws not_found; stale naming who changed an order or a booking since, and when; invalid; conflict naming every
 * reason; forbidden for another time or status without the right to orders, and for an override without its right.
 */
export async function arrangeOrders(change: Change, input: ArrangeInput): Promise<Arranged> {
  const { orders, cancel = [], reason, override } = input
  const moved = orders.filter(changesTime)
  const needsOrders = moved.length + cancel.length > 0 || orders.some(changesStatus)
  if (needsOrders && !may(change.viewer, 'work-orders:write')) throw forbidden()
  const before = await openArranged(change, orders, cancel)
  for (const { id, order_status } of orders) if (order_status === 'Pending') await unconfirmOrder(change, id)
  for (const { id } of cancel) await cancelCopy(change, id)
  const reasons = new Map<number, string>()
  for (const order of orders) reasons.set(order.id, await release(change, order, reason))
  const aside = await stepAside(change, before, orders)
  for (const order of moved) await move(change, order)
  // Machines first: attachments work on them, and drivers are checked against them.
  for (const { id, book = [] } of orders)
    for (const one of book.toSorted((a, b) => rank(a) - rank(b)))
      await addBookings(change, id, { ...one, override })
  for (const order of orders) await settle(change, order, aside.get(order.id) ?? [], input)
  for (const { id, order_status } of orders)
    if (order_status === 'Confirmed') await confirmOrder(change, id, { override })
  await mustBeLeftWithAll(change, orders)
  // Only now: a driver who keeps the order, firm again on its new day or machine, keeps the job.
  for (const order of orders.filter(changesBookings))
    await change.announce(bookingsChanged, { job_item_id: order.id, reason: reasons.get(order.id) ?? reason })
  const after = await readArranged(
    change.tx,
    orders.map(({ id }) => id),
  )
  return { before, orders: after, undo: { orders: undoOf(before, after), cancel: [] } }
}

const changesBookings = ({ release: released = [], book = [], certainty = [] }: OrderChange): boolean =>
  released.length + book.length + certainty.length > 0

type Booking = NonNullable<OrderChange['book']>[number]
const ranks = { asset_id: 0, attachment_id: 1, driver_id: 2 } as const
const rank = (one: Booking): number => ranks[kindOf(one)]

/** Puts an order on another day or time; one that somebody has begun stays. @throws as `changeOrderTime`; conflict */
async function move(change: Change, { id, work_date, start_time, end_time }: OrderChange): Promise<void> {
  const [worked = true] = (await change.ask(workOnOrder, { job_item_id: id })).flat()
  mustBeAllowed(worked)
  await changeOrderTime(change, id, {
    ...(work_date !== undefined && { work_date }),
    ...(start_time !== undefined && { start_time }),
    ...(end_time !== undefined && { end_time }),
  })
}

/** Takes bookings off an order, and its attachments when no machine is left or comes. Returns why its driver comes off. */
async function release(
  change: Change,
  { id, release: released = [], book = [] }: OrderChange,
  reason: string,
): Promise<string> {
  let said = reason
  for (const booking of await findBookings(change.tx, [0, ...released.map((one) => one.id)])) {
    const other = book.find((one) => kindOf(one) === kindOf(booking))
    const why = other ? `Replaced by ${await findResourceName(change.tx, other)}` : reason
    if (booking.driver_id !== null) said = why
    await releaseBookings(change, [booking.id], why)
  }
  if (released.length > 0 && !book.some(({ asset_id }) => asset_id !== null))
    await releaseBookings(change, await withoutMachine(change.tx, id), reason)
  return said
}

/** Pencils what is firmly booked on orders that change their time. Returns their bookings by order. */
async function stepAside(
  { tx }: Change,
  before: readonly ArrangedOrder[],
  orders: readonly OrderChange[],
): Promise<Map<number, number[]>> {
  const aside = new Map<number, number[]>()
  for (const { id, bookings } of before) {
    const order = orders.find((one) => one.id === id)
    if (!order || !changesTime(order)) continue
    const gone = new Set(order.release?.map((one) => one.id))
    const firm = bookings.filter((one) => one.certainty === 'confirmed' && !gone.has(one.id))
    aside.set(
      id,
      firm.map((one) => one.id),
    )
  }
  await setCertainty(tx, [0, ...[...aside.values()].flat()], 'pencilled')
  return aside
}

/** Makes firm what stepped aside or was asked to be, and pencils what was asked to be. */
async function settle(
  change: Change,
  { id, certainty = [] }: OrderChange,
  aside: readonly number[],
  { override }: ArrangeInput,
): Promise<void> {
  const { tx, viewer } = change
  const order = await readOrderFacts(tx, viewer, id)
  const toPencil = certainty.filter((one) => one.certainty === 'pencilled').map((one) => one.id)
  const toFirm = certainty.filter((one) => one.certainty === 'confirmed').map((one) => one.id)
  const stored = await bookingsOfOrder(tx, id)
  const firm = stored.filter((one) => [...aside, ...toFirm].includes(one.id) && !toPencil.includes(one.id))
  if (toFirm.length > 0) mustBeAllowed(bookingCan.book(order, 'confirmed'))
  if (firm.length > 0) await firmBookings(change, order, firm, override)
  if (toPencil.length > 0) {
    mustBeAllowed(bookingCan.book(order, 'pencilled'))
    await setCertainty(tx, toPencil, 'pencilled')
  }
  for (const booking of await findBookings(tx, [0, ...toFirm, ...toPencil]))
    change.log({ action: booking.certainty, ...logged(booking) })
}

/**
 * Confirmed orders keep what they need. @throws conflict, which names each of them where all could go back to pending
 * instead, for people who may do that.
 */
async function mustBeLeftWithAll(change: Change, orders: readonly OrderChange[]): Promise<void> {
  const { tx, viewer } = change
  const refused: string[] = []
  const named: Record<string, string> = {}
  let mayReturn = may(viewer, 'work-orders:write')
  for (const [at, { id, release: released = [] }] of orders.entries()) {
    if (released.length === 0) continue
    const order = await readOrderFacts(tx, viewer, id)
    const left = bookingCan.leave(order)
    if (left === true) continue
    refused.push(left)
    named[`orders.${at}.order_status`] = lackWords(order)
    mayReturn = mayReturn && (await canReturn(change, id))
  }
  if (refused.length > 0) throw conflict(refused.join(' '), mayReturn ? named : undefined)
}

async function canReturn({ tx, now }: Change, id: number): Promise<boolean> {
  const order = await lockOrder(tx, id)
  return order !== undefined && orderCan.unconfirm({ ...order, now: now.toISOString() }) === true
}
