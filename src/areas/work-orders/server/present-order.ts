import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import { melbourneTime } from '#shared/local-date.ts'
import type { RateSnapshot } from '../contract/rate-snapshot.ts'
import type { StoredOrder } from './order-store.ts'
import type { StoredRequirement } from './requirements/requirement-store.ts'

/** The fields of an order hidden from this viewer: prices, and internal notes. */
export const hiddenOrderFields = (viewer: Viewer): readonly ('rate_snapshot' | 'internal_notes')[] => [
  ...(may(viewer, 'jobs:rates') ? [] : (['rate_snapshot'] as const)),
  ...(scopeOf(viewer, 'work-orders:read') === 'own' ? (['internal_notes'] as const) : []),
]

/** The price at the time of planning, as it was stored. */
const rateOf = ({ rate_snapshot }: { rate_snapshot: StoredOrder['rate_snapshot'] }) =>
  rate_snapshot as unknown as RateSnapshot | null

/** An order as this viewer may see it, with its times in Melbourne. */
export function presentOrder<O extends StoredOrder>(viewer: Viewer, order: O) {
  const isHidden = hiddenOrderFields(viewer).includes('internal_notes')
  return {
    ...order,
    start_time: melbourneTime(order.starts_at),
    end_time: melbourneTime(order.ends_at),
    internal_notes: isHidden ? null : order.internal_notes,
    rate_snapshot: rateOf(order),
  }
}

/** A requirement as this viewer may see it, with the specification's field names. */
export function presentRequirement<R extends StoredRequirement>(
  viewer: Viewer,
  { selected_dates, ...requirement }: R,
) {
  return {
    ...requirement,
    selectedDates: selected_dates,
    quote_line_id: may(viewer, 'quotes:read') ? requirement.quote_line_id : null,
    rate_snapshot: rateOf(requirement),
  }
}
