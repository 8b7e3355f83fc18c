import { useNavigate, useSearch } from '@tanstack/react-router'
import type { OrderBooking } from '../contract/booking.ts'

type Kind = 'asset' | 'driver'

/**
 * The booking that the address asks to replace: of the machine or driver that something is held against, or the only
 * one. `drop` takes the question out of the address, so that going back does not ask again.
 */
export function useReplacementAsked(bookings: readonly OrderBooking[]) {
  const navigate = useNavigate()
  const { replace: kind } = useSearch({ strict: false }) as { replace?: Kind }
  const replaced = kind && bookingToReplace(bookings, kind)
  return {
    asked: kind && replaced ? { kind, replaced } : null,
    drop: () => {
      if (kind === undefined) return
      const search = (before: object) => ({ ...before, replace: undefined })
      void navigate({ to: '.', search: search as never, replace: true })
    },
  }
}

/** Of several bookings of a kind the first that something is held against. */
export function bookingToReplace<B extends Pick<OrderBooking, 'asset_id' | 'driver_id' | 'reasons'>>(
  bookings: readonly B[],
  kind: Kind,
): B | undefined {
  const ofKind = bookings.filter((one) => one[`${kind}_id`] !== null)
  return ofKind.find(({ reasons }) => reasons.length > 0) ?? (ofKind.length === 1 ? ofKind[0] : undefined)
}
