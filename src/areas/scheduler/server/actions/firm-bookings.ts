import type { OverrideInput } from '#areas/work-orders/contract/override.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { OrderFacts } from '../../rules/facts.ts'
import { type StoredBooking, setCertainty } from '../booking-store.ts'
import { explainOverlap } from './explain-overlap.ts'
import { recordOverrides } from '../candidates/record-overrides.ts'
import { admit } from '../candidates/assess.ts'
import { assessAllBookings } from '../candidates/assess-bookings.ts'

/**
 * Makes bookings of one order, their resources locked, firm, unless there are objections not overridden
 * before. @throws conflict naming every reason; forbidden
 */
export async function firmBookings(
  change: Change,
  order: OrderFacts,
  bookings: readonly StoredBooking[],
  override?: OverrideInput,
): Promise<void> {
  const { tx, viewer } = change
  const assessed = await assessAllBookings(tx, order, bookings)
  const admitted = admit(viewer, assessed, { certainty: 'confirmed', override })
  const pencilled = bookings.filter(({ certainty }) => certainty === 'pencilled').map(({ id }) => id)
  if (pencilled.length > 0)
    await explainOverlap(change, admitted, { when: order, job_item_id: order.id }, () =>
      setCertainty(tx, pencilled, 'confirmed'),
    )
  await recordOverrides(change, order, admitted)
}
