import { useQuery } from '@tanstack/react-query'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import type { Candidate } from '../contract/booking.ts'
import { schedulerEndpoints } from '../contract/endpoints.ts'
import { bookingCan } from '../rules/booking-rules.ts'
import { forbids } from '../rules/reason.ts'
import { confirmOverride } from './confirm-override.ts'
import { orderQuery } from './queries.ts'

interface Booked {
  order_id: number
  /** The order's version on screen: one moved since is refused. */
  version: number
  kind: 'asset' | 'driver'
  /** The booking that is released for it. */
  instead_of?: number | undefined
  onBooked: () => void
}

/** Books or pencils a candidate on an order; asks about soft reasons, shows hard ones. */
export function useBook({ order_id, version, kind, instead_of, onBooked }: Booked) {
  const whyNot = useWhyNot()
  const { data: order } = useQuery(orderQuery(order_id))
  const { save, saving, submitError } = useSave(schedulerEndpoints.bookOrder, {
    saved: (bookings) => {
      const last = bookings.findLast((one) => (kind === 'asset' ? one.asset_id : one.driver_id) !== null)
      return `${last?.asset ?? last?.driver} ${last?.certainty === 'pencilled' ? 'pencilled' : 'booked'}`
    },
    onSaved: onBooked,
  })
  const book = async (candidate: Candidate, certainty: 'confirmed' | 'pencilled') => {
    const override = await confirmOverride(candidate.name, candidate.reasons)
    if (override === null) return
    const who = kind === 'asset' ? { asset_id: candidate.id } : { driver_id: candidate.id }
    await save({
      params: { id: order_id },
      body: {
        ...who,
        certainty,
        version,
        ...(override && { override }),
        ...(instead_of !== undefined && { instead_of }),
      },
    })
  }
  /** Why this person may not book, or pencil, a candidate. */
  const whyNotBook = ({ reasons }: Candidate, certainty: 'confirmed' | 'pencilled'): string | undefined => {
    const allowed = order ? bookingCan.book(order, certainty) : true
    if (allowed !== true) return allowed
    const against = reasons.find((reason) => forbids(reason, certainty))
    if (against) return against.text
    return reasons.some(({ blocks }) => blocks === 'soft') ? whyNot('scheduler:override') : undefined
  }
  return { book, whyNotBook, saving, error: submitError }
}
