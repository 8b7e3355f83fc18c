import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { Booking } from '../contract/booking.ts'
import { type NamedBooking, overridesOf } from './booking-store.ts'

/**
 * What this viewer may know of a booking: what was overridden and why is for those who book; the note of an absence is
 * for them and for whom it is about.
 */
export function presentBooking(viewer: Viewer, booking: NamedBooking): Booking {
  const books = may(viewer, 'scheduler:write')
  return {
    ...booking,
    overrides: books ? overridesOf(booking) : [],
    note: books || scopeOf(viewer, 'scheduler:read') === 'own' ? booking.note : null,
  }
}
