import type { Reason } from '../contract/booking.ts'

/** Objections that last until something is renewed or approved, without the name: `Driver licence is expired`. */
export const standingWords = (name: string, reasons: readonly Reason[]): string[] =>
  reasons.map(({ text }) => text.replace(`${name}: `, '').replace(/\.$/, ''))
