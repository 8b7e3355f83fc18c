import type { Db } from '#platform/server/database/database.ts'
import type { Days } from '#shared/periods.ts'
import { notOverridden } from '../../rules/reason.ts'
import { standingWords } from '../../rules/standing.ts'
import { overridesOf } from '../booking-store.ts'
import { findLasting } from './lasting-reasons.ts'
import { type UnfitBooking, findUnfitBookings } from './unfit-store.ts'

/** A booking whose driver or machine may not work that day, and why: `Driver licence is expired`. */
export interface StoppedBooking extends Omit<UnfitBooking, 'overrides' | 'ends_at'> {
  name: string
  reasons: string[]
}

/**
 * Bookings of some days, by start, whose driver or machine may not do any work by then. Those allowed with a reason
 * are left out.
 */
export async function listStoppedBookings(db: Db, days: Days): Promise<StoppedBooking[]> {
  const bookings = await findUnfitBookings(db, days)
  const lasting = await findLasting(db, bookings)
  return bookings.flatMap(({ overrides, ends_at, ...booking }) => {
    const one = lasting.of(booking)
    if (!one) return []
    const reasons = notOverridden(one.reasonsFor({ ends_at }), overridesOf({ overrides }))
    return reasons.length > 0
      ? [{ ...booking, name: one.name, reasons: standingWords(one.name, reasons) }]
      : []
  })
}
