import type { OverrideInput } from '#areas/work-orders/contract/override.ts'
import type { Change } from '#platform/server/change.ts'
import type { OrderFacts } from '../rules/facts.ts'
import { type StoredBooking, setCertainty } from './booking-store.ts'
import { guarded } from './guarded.ts'
import { keepOverrides } from './keep-overrides.ts'
import { admit } from './weigh.ts'
import { weighAll } from './weigh-booked.ts'

/**
 * Bookings of one order, their resources locked, become or stay firm where nothing is in the way that was not overridden
 * before. @throws conflict naming every reason; forbidden
 */
export async function makeFirm(
  change: Change,
  order: OrderFacts,
  bookings: readonly StoredBooking[],
  override?: OverrideInput,
): Promise<void> {
  const { tx, viewer } = change
  const weighed = await weighAll(tx, order, bookings)
  const admitted = admit(viewer, weighed, { certainty: 'confirmed', override })
  const pencilled = bookings.filter(({ certainty }) => certainty === 'pencilled').map(({ id }) => id)
  if (pencilled.length > 0)
    await guarded(change, admitted, { when: order, job_item_id: order.id }, () =>
      setCertainty(tx, pencilled, 'confirmed'),
    )
  await keepOverrides(change, order, admitted)
}
