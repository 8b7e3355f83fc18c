import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { Certainty } from '../contract/choices.ts'
import { bookingTone } from './booking-tone.ts'

/** Whether a booking is firm. */
export const CertaintyBadge = ({ certainty }: { certainty: Certainty }) => (
  <StatusBadge status={certainty === 'confirmed' ? 'Booked' : 'Pencilled'} tone={bookingTone[certainty]} />
)
