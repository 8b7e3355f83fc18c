import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderBooking } from '../contract/booking.ts'

type Kind = 'asset' | 'driver'

interface Asked {
  kind: Kind
  replaced: OrderBooking
}

/**
 * The booking that the address asks to replace: of the machine or driver that something is held against, or the only
 * one. Once found it stays the one, whatever is read later. `drop` takes the question out of the address, so that going
 * back does not ask again.
 */
export function useReplacementAsked(order_id: number, bookings: readonly OrderBooking[]) {
  const navigate = useNavigate()
  const { replace: kind } = useSearch({ strict: false }) as { replace?: Kind }
  const [found, setFound] = useState<{ order_id: number; kind: Kind; asked: Asked | null } | null>(null)
  const isFound = found?.order_id === order_id && (kind === undefined || found.kind === kind)
  const replaced = kind && !isFound ? bookingToReplace(bookings, kind) : undefined
  if (kind && replaced) setFound({ order_id, kind, asked: { kind, replaced } })
  if (kind === undefined && found !== null) setFound(null)
  return {
    asked: isFound ? found.asked : null,
    drop: () => {
      if (kind === undefined) return
      setFound({ order_id, kind, asked: null })
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
