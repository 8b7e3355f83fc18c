import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import type { OrderChange } from '../contract/arrange.ts'
import type { Candidate, OrderBooking } from '../contract/booking.ts'
import { schedulerEndpoints } from '../contract/endpoints.ts'
import { bookingCan } from '../rules/booking-rules.ts'
import { forbids } from '../rules/reason.ts'
import { confirmOverride } from './confirm-override.ts'
import { type ResourceKind, orderQuery } from './queries.ts'

interface Booked {
  order_id: number
  /** The order's version on screen: one moved since is refused. */
  version: number
  kind: ResourceKind
  /** The booking that is released for it. */
  replaced?: OrderBooking | undefined
  /** Books it in place of the call that is made otherwise: the board does it as one of its own actions. */
  via?: BookVia | undefined
  onBooked: () => void
}
/** Resolves with whether it was done; why not is shown already. */
export type BookVia = (change: OrderChange, words: string) => Promise<boolean>

/** Books or pencils a candidate on an order; asks about soft reasons, shows hard ones. */
export function useBook({ order_id, version, kind, replaced, via, onBooked }: Booked) {
  const whyNot = useWhyNot()
  const { data: order } = useQuery(orderQuery(order_id))
  const { save, saving, submitError } = useSave(schedulerEndpoints.bookOrder, {
    saved: (bookings) => {
      const last = bookings.findLast((one) => one[kind] !== null)
      return `${last?.[kind]} ${last?.certainty === 'pencilled' ? 'pencilled' : 'booked'}`
    },
    onSaved: onBooked,
  })
  const [isAsking, setAsking] = useState(false)
  const book = async (candidate: Candidate, certainty: 'confirmed' | 'pencilled') => {
    if (via) {
      if (isAsking) return
      setAsking(true)
      const words = `${candidate.name} ${certainty === 'pencilled' ? 'pencilled' : 'booked'}`
      const isDone = await via(changeOf(candidate.id, certainty), words)
      setAsking(false)
      if (isDone) onBooked()
      return
    }
    const override = await confirmOverride(candidate.name, candidate.reasons)
    if (override === null) return
    await save({
      params: { id: order_id },
      body: {
        [`${kind}_id`]: candidate.id,
        certainty,
        version,
        ...(override && { override }),
        ...(replaced && { instead_of: replaced.id }),
      },
    })
  }
  const changeOf = (id: number, certainty: 'confirmed' | 'pencilled'): OrderChange => ({
    id: order_id,
    version,
    ...(replaced && { release: [{ id: replaced.id, version: replaced.version }] }),
    book: [{ asset_id: null, driver_id: null, attachment_id: null, [`${kind}_id`]: id, certainty }],
  })
  /** Why this person may not book, or pencil, a candidate. */
  const whyNotBook = ({ reasons }: Candidate, certainty: 'confirmed' | 'pencilled'): string | undefined => {
    const allowed = order ? bookingCan.book(order, certainty) : true
    if (allowed !== true) return allowed
    const against = reasons.find((reason) => forbids(reason, certainty))
    if (against) return against.text
    return reasons.some(({ blocks }) => blocks === 'soft') ? whyNot('scheduler:override') : undefined
  }
  return { book, whyNotBook, saving: saving || isAsking, error: submitError }
}
