import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { Booking } from '../contract/booking.ts'
import { type NamedBooking, overridesOf } from './booking-store.ts'

/**
 * A booking as this viewer may see it: overrides and their reasons are for people who book; an absence's note
 * is for them and the person concerned.
 */
export function presentBooking(viewer: Viewer, booking: NamedBooking): Booking {
  const books = may(viewer, 'scheduler:write')
  return {
    ...booking,
    overrides: books ? overridesOf(booking) : [],
    note: books || scopeOf(viewer, 'scheduler:read') === 'own' ? booking.note : null,
  }
}
