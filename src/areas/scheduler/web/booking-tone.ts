import type { Tone } from '#ui/parts/StatusBadge.tsx'
import type { Certainty } from '../contract/choices.ts'

export const bookingTone: Readonly<Record<Certainty, Tone>> = {
  confirmed: 'success',
  pencilled: 'warning',
}
