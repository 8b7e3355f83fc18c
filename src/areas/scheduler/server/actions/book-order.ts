import { invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { type OpenableRecord, asStored, openRecord } from '#platform/server/change/open-record.ts'
import { notAChoice } from '#shared/text.ts'
import type { BookingInput, Override } from '../../contract/booking.ts'
import type { Certainty } from '../../contract/choices.ts'
import { bookingCan } from '../../rules/booking-rules.ts'
import { type OrderFacts, withoutBooking } from '../../rules/facts.ts'
import { notOverridden } from '../../rules/reason.ts'
import { absenceLabels } from '../../rules/absence-labels.ts'
import { bookingsChanged } from '../booking-events.ts'
import {
  type StoredBooking,
  bookingsOfOrder,
  findResourceName,
  insertBookings,
  lockResources,
  overridesOf,
  updateBooking,
} from '../booking-store.ts'
import { explainOverlap } from './explain-overlap.ts'
import { readOrderBookings } from '../read-bookings.ts'
import { openOrder } from '../orders/read-order-facts.ts'
import { type Assessment, admit, assess } from '../candidates/assess.ts'

/** An order as bookings need it; a stale refusal includes its current bookings. */
const bookableOrder: OpenableRecord<Awaited<ReturnType<typeof openOrder>>> = {
  record_type: 'job_item',
  label: ({ order_no }) => order_no,
  lock: ({ tx, viewer }, id) => openOrder(tx, viewer, id),
  present: ({ tx, viewer }, id) => readOrderBookings(tx, viewer, id),
  state: asStored,
}

/**
 * Books (or pencils) an asset, a driver or both on an order for its time: both or neither. Existing bookings
 * stay, but for one that is replaced; a pencilled one becomes firm.
 * @throws not_found, also for a booking of another order; stale; invalid without either, or for one that does not exist; conflict naming every
 * reason; forbidden for an override without the right.
 */
export async function bookOrder(
  change: Change,
  order_id: number,
  input: BookingInput,
  source: 'manual' | 'copied' = 'manual',
): Promise<void> {
  const { tx, viewer } = change
  const { certainty, override } = input
  const wanted = { assets: listOf(input.asset_id), drivers: listOf(input.driver_id) }
  if (wanted.assets.length + wanted.drivers.length === 0)
    throw invalid({ asset_id: 'Choose a machine or a driver.' })
  const { record: order } = await openRecord(change, bookableOrder, {
    id: order_id,
    version: input.version,
    can: (one) => bookingCan.book(one, certainty),
  })
  const held = await lockResources(tx, wanted)
  if (held.assets.length < wanted.assets.length)
    throw invalid({ asset_id: notAChoice(absenceLabels.asset_id) })
  if (held.drivers.length < wanted.drivers.length)
    throw invalid({ driver_id: notAChoice(absenceLabels.driver_id) })
  const stored = await bookingsOfOrder(tx, order_id)
  const replaced = stored.find(({ id }) => id === input.instead_of)
  if (input.instead_of !== undefined && !replaced) throw notFound()
  const present = stored.filter((one) => one !== replaced)
  const free = replaced ? withoutBooking(order, replaced) : order
  // Existing bookings are not reassessed, but new ones are assessed against them.
  const isNew = (one: Resource) => !isBooked(one, present, certainty)
  const assessed = await assess(tx, free, {
    assets: wanted.assets.filter((asset_id) => isNew({ asset_id, driver_id: null })),
    drivers: wanted.drivers.filter((driver_id) => isNew({ asset_id: null, driver_id })),
  })
  const fresh = assessed.map((one) => withoutOverridden(one, present.find(sameAs(one))))
  const admitted = admit(viewer, fresh, { certainty, override })
  if (admitted.length === 0) return
  const reason = replaced && `Replaced by ${admitted.map(({ name }) => name).join(' and ')}`
  if (replaced && reason) await release(change, order, replaced, reason)
  await explainOverlap(change, admitted, { when: order, job_item_id: order_id }, async () => {
    for (const one of admitted)
      await write(change, order, one, present.find(sameAs(one)), { certainty, source })
  })
  for (const { name, overrides } of admitted)
    change.log({
      action: certainty === 'confirmed' ? 'booked' : 'pencilled',
      record_type: 'job_item',
      record_id: order_id,
      record_label: order.order_no,
      part: name,
      after: {
        starts_at: order.starts_at,
        ends_at: order.ends_at,
        overridden: overrides.map(({ text }) => text),
      },
      ...(override && overrides.length > 0 ? { reason: override.reason } : {}),
    })
  await change.announce(bookingsChanged, { job_item_id: order_id, ...(reason && { reason }) })
}

/** The order has no time without what it needs: its replacement is booked in the same change. */
async function release(
  change: Change,
  order: OrderFacts,
  booking: StoredBooking,
  release_reason: string,
): Promise<void> {
  const { tx, now, viewer } = change
  await updateBooking(tx, booking.id, {
    released_at: now.toISOString(),
    released_by: viewer.user_id,
    release_reason,
  })
  change.log({
    action: 'released',
    record_type: 'job_item',
    record_id: order.id,
    record_label: order.order_no,
    part: await findResourceName(tx, booking),
    reason: release_reason,
  })
}

const listOf = (id: number | null | undefined): number[] => (id ? [id] : [])

type Resource = Pick<Assessment, 'asset_id' | 'driver_id'>
const sameAs = (one: Resource) => (booking: StoredBooking) =>
  booking.asset_id === one.asset_id && booking.driver_id === one.driver_id

const isBooked = (one: Resource, present: readonly StoredBooking[], certainty: Certainty): boolean =>
  present.some(
    (booking) => sameAs(one)(booking) && (booking.certainty === 'confirmed' || certainty === 'pencilled'),
  )

/** Making a pencilled booking firm adds its overrides. */
const withoutOverridden = (one: Assessment, pencilled: StoredBooking | undefined): Assessment =>
  pencilled ? { ...one, reasons: notOverridden(one.reasons, overridesOf(pencilled)) } : one

async function write(
  { tx }: Change,
  order: OrderFacts,
  { asset_id, driver_id, overrides }: Assessment & { overrides: Override[] },
  pencilled: StoredBooking | undefined,
  how: { certainty: Certainty; source: 'manual' | 'copied' },
): Promise<void> {
  if (pencilled) {
    await updateBooking(tx, pencilled.id, {
      certainty: how.certainty,
      overrides: JSON.stringify([...overridesOf(pencilled), ...overrides]),
    })
    return
  }
  const { id: job_item_id, starts_at, ends_at } = order
  const row = { kind: 'work' as const, ...how, asset_id, driver_id, job_item_id, starts_at, ends_at }
  await insertBookings(tx, [{ ...row, overrides: JSON.stringify(overrides) }])
}
