import { melbourneTime } from '#shared/local-date.ts'
import type { ArrangedOrder, OrderChange } from '../contract/arrange.ts'
import type { BookedResource } from './facts.ts'

type Booked = ArrangedOrder['bookings'][number]

/** The changes that put orders back as they were: those that did not change need none. */
export const undoOf = (before: readonly ArrangedOrder[], after: readonly ArrangedOrder[]): OrderChange[] =>
  after.flatMap((now) => {
    const then = before.find(({ id }) => id === now.id)
    return then ? (backTo(then, now) ?? []) : []
  })

function backTo(then: ArrangedOrder, now: ArrangedOrder): OrderChange | undefined {
  const change: OrderChange = { id: now.id, version: now.version }
  if (then.starts_at !== now.starts_at || then.ends_at !== now.ends_at) {
    change.work_date = then.work_date
    change.start_time = melbourneTime(then.starts_at)
    change.end_time = melbourneTime(then.ends_at)
  }
  const { order_status } = then
  if (order_status !== now.order_status && (order_status === 'Pending' || order_status === 'Confirmed'))
    change.order_status = order_status
  const release = now.bookings.filter((one) => !sameIn(then.bookings, one)).map(seen)
  const book = then.bookings
    .filter((one) => !sameIn(now.bookings, one))
    .map(({ asset_id, driver_id, attachment_id, certainty }) => ({
      asset_id,
      driver_id,
      attachment_id,
      certainty,
    }))
  const certainty = now.bookings.flatMap((one) => {
    const was = sameIn(then.bookings, one)
    return was && was.certainty !== one.certainty ? [{ ...seen(one), certainty: was.certainty }] : []
  })
  if (release.length > 0) change.release = release
  if (book.length > 0) change.book = book
  if (certainty.length > 0) change.certainty = certainty
  return Object.keys(change).length > 2 ? change : undefined
}

const seen = ({ id, version }: Booked) => ({ id, version })

const sameIn = (list: readonly Booked[], one: BookedResource): Booked | undefined =>
  list.find(
    (other) =>
      other.asset_id === one.asset_id &&
      other.driver_id === one.driver_id &&
      other.attachment_id === one.attachment_id,
  )
