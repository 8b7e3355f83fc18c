import type { Change } from '#platform/server/change/change.ts'
import type { Override } from '../../contract/booking.ts'
import type { OrderFacts } from '../../rules/facts.ts'
import { type StoredBooking, overridesOf, updateBooking } from '../booking-store.ts'

interface Admitted {
  booking: StoredBooking
  name: string
  overrides: Override[]
}

/** Records on each of an order's bookings what was overridden now; the order's history has the reason. */
export async function recordOverrides(
  change: Change,
  order: OrderFacts,
  admitted: readonly Admitted[],
): Promise<void> {
  for (const { booking, name, overrides } of admitted) {
    const [first] = overrides
    if (!first) continue
    await updateBooking(change.tx, booking.id, {
      overrides: JSON.stringify([...overridesOf(booking), ...overrides]),
    })
    change.log({
      action: 'overrode',
      record_type: 'job_item',
      record_id: order.id,
      record_label: order.order_no,
      part: name,
      after: { overridden: overrides.map(({ text }) => text) },
      reason: first.reason,
    })
  }
}
