import type { Override, Reason } from '../contract/booking.ts'
import type { ReasonCode } from '../contract/choices.ts'

/** A reason that an override may set aside. */
export const soft = (code: ReasonCode, text: string): Reason => ({ code, text, blocks: 'soft' })

/** Without what was overridden in these very words: a licence that has since expired is news. */
export const notOverridden = (
  reasons: readonly Reason[],
  overrides: readonly Pick<Override, 'text'>[],
): Reason[] =>
  reasons.filter(({ text, blocks }) => blocks === 'hard' || !overrides.some((one) => one.text === text))

/** Every reason, in the order in which they were found. */
export const words = (reasons: readonly Reason[]): string => reasons.map(({ text }) => text).join(' ')
