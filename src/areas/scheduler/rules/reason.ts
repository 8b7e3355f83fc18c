import type { Override, Reason } from '../contract/booking.ts'
import type { Certainty, ReasonCode } from '../contract/choices.ts'

/** A reason that an override may set aside. */
export const soft = (code: ReasonCode, text: string): Reason => ({ code, text, blocks: 'soft' })

interface Named {
  id: number
  name: string
}
/** One machine and one driver do an order: to change either, pencilled or not, release it first. */
export function full({ order_no }: { order_no: string }, one: Named, booked: readonly Named[]): Reason[] {
  const other = booked.find(({ id }) => id !== one.id)
  if (!other) return []
  return [{ code: 'full', text: `${order_no} already has ${other.name}. Release it first.`, blocks: 'hard' }]
}

/**
 * Whether a reason prevents even a pencilled booking: those may overlap others, but an order has only one
 * machine, and an attachment works on one.
 */
export const forbids = ({ code, blocks }: Reason, certainty: Certainty): boolean =>
  blocks === 'hard' && (certainty === 'confirmed' || code === 'full' || code === 'machine')

/** Without those overridden in exactly these words: a licence that has since expired is a new objection. */
export const notOverridden = (
  reasons: readonly Reason[],
  overrides: readonly Pick<Override, 'text'>[],
): Reason[] =>
  reasons.filter(({ text, blocks }) => blocks === 'hard' || !overrides.some((one) => one.text === text))

/** For use inside a sentence; a name such as D6 keeps its capital. */
export const lowerFirst = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words

/** Every reason, in the order found. */
export const words = (reasons: readonly Reason[]): string => reasons.map(({ text }) => text).join(' ')
