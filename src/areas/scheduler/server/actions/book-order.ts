import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import {
  type OpenableRecord,
  asStored,
  mustBeAllowed,
  openRecord,
} from '#platform/server/change/open-record.ts'
import { notAChoice } from '#shared/text.ts'
import type { BookingInput, Override } from '../../contract/booking.ts'
import type { Certainty } from '../../contract/choices.ts'
import { bookingCan } from '../../rules/booking-rules.ts'
import { type BookedResource, type OrderFacts, withoutBooking } from '../../rules/facts.ts'
import { notOverridden } from '../../rules/reason.ts'
import { absenceLabels } from '../../rules/absence-labels.ts'
import { bookingsChanged } from '../booking-events.ts'
import {
  type StoredBooking,
  bookingsOfOrder,
  insertBookings,
  isSameResource,
  lockResources,
  overridesOf,
  updateBooking,
} from '../booking-store.ts'
import { explainOverlap } from './explain-overlap.ts'
import { readOrderBookings } from '../read-bookings.ts'
import { orderOf } from '../orders/order-store.ts'
import { openOrder } from '../orders/read-order-facts.ts'
import { type Assessment, admit, assess } from '../candidates/assess.ts'
import { findReplaced, isBooked, kindOf } from './find-replaced.ts'
import { releaseBookings } from './release-bookings.ts'

/** An order as bookings need it; a stale refusal includes its current bookings. */
const bookableOrder: OpenableRecord<Awaited<ReturnType<typeof openOrder>>> = {
  record_type: 'job_item',
  label: ({ order_no }) => order_no,
  lock: ({ tx, viewer }, id) => openOrder(tx, viewer, id),
  present: ({ tx, viewer }, id) => readOrderBookings(tx, viewer, id),
  state: asStored,
}

/**
 * Books (or pencils) an asset, a driver and an attachment on an order for its time: all or none. Existing bookings
 * stay, but for one that is replaced; a pencilled one becomes firm.
 * @throws not_found, also for a booking of another order; stale; invalid without any, for one that does not exist, or
 * for one that replaces another kind; conflict naming every reason; forbidden for an override without the right.
 */
export async function bookOrder(
  change: Change,
  order_id: number,
  input: BookingInput,
  source: 'manual' | 'copied' = 'manual',
): Promise<void> {
  const booked = await addBookings(change, order_id, input, source)
  if (booked) await change.announce(bookingsChanged, { job_item_id: order_id, ...booked })
}

/**
 * The same without telling later areas, for a change that does so once the order is settled.
 * @returns null where nothing changed; else the reason of a replacement.
 */
export async function addBookings(
  change: Change,
  order_id: number,
  input: BookingInput,
  source: 'manual' | 'copied' = 'manual',
): Promise<{ reason?: string } | null> {
  const { tx, viewer } = change
  const { certainty, override } = input
  const wanted = {
    assets: listOf(input.asset_id),
    drivers: listOf(input.driver_id),
    attachments: listOf(input.attachment_id),
  }
  if (Object.values(wanted).every((ids) => ids.length === 0))
    throw invalid({ asset_id: 'Choose a machine, a driver or an attachment.' })
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
  if (held.attachments.length < wanted.attachments.length)
    throw invalid({ attachment_id: notAChoice(absenceLabels.attachment_id) })
  const stored = await bookingsOfOrder(tx, order_id)
  const replaced = await findReplaced(tx, stored, input)
  const present = stored.filter((one) => one !== replaced)
  const free = replaced ? withoutBooking(order, replaced) : order
  // Existing bookings are not reassessed, but new ones are assessed against them.
  const isNew = (one: Partial<BookedResource>) =>
    !isBooked({ asset_id: null, driver_id: null, attachment_id: null, ...one }, present, certainty)
  const assessed = await assess(tx, free, {
    assets: wanted.assets.filter((asset_id) => isNew({ asset_id })),
    drivers: wanted.drivers.filter((driver_id) => isNew({ driver_id })),
    attachments: wanted.attachments.filter((attachment_id) => isNew({ attachment_id })),
  })
  // What was overridden on any of the order's bookings is not asked again.
  const overridden = present.flatMap(overridesOf)
  const fresh = assessed.map((one) => ({ ...one, reasons: notOverridden(one.reasons, overridden) }))
  const admitted = admit(viewer, fresh, { certainty, override })
  if (admitted.length === 0) return null
  await explainOverlap(change, admitted, { when: order, job_item_id: order_id }, async () => {
    for (const one of admitted)
      await write(change, order, one, present.find(sameAs(one)), { certainty, source })
  })
  const replacement = replaced && admitted.find((one) => kindOf(one) === kindOf(replaced))
  const reason = replacement && `Replaced by ${replacement.name}`
  if (replaced && reason) await release(change, replaced, reason)
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
  return reason ? { reason } : {}
}

/** Releases what is replaced, as far as the order can spare it now that its replacement is booked. @throws conflict */
async function release(change: Change, replaced: StoredBooking, reason: string): Promise<void> {
  mustBeAllowed(bookingCan.release(replaced, await orderOf(change.tx, replaced)))
  await releaseBookings(change, [replaced.id], reason)
}

const listOf = (id: number | null | undefined): number[] => (id ? [id] : [])

const sameAs = (one: BookedResource) => (booking: StoredBooking) => isSameResource(booking, one)

/** Making a pencilled booking firm adds its overrides. */
async function write(
  { tx }: Change,
  order: OrderFacts,
  { asset_id, driver_id, attachment_id, overrides }: Assessment & { overrides: Override[] },
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
  const resource = { asset_id, driver_id, attachment_id }
  const row = { kind: 'work' as const, ...how, ...resource, job_item_id, starts_at, ends_at }
  await insertBookings(tx, [{ ...row, overrides: JSON.stringify(overrides) }])
}
