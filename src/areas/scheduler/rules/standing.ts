import type { Reason } from '../contract/booking.ts'

/** Objections that last until something is renewed or approved, without the name: `Driver licence is expired`. */
export const standingWords = (name: string, reasons: readonly Reason[]): string[] =>
  reasons.map(({ text }) => {
    const words = text.replace(`${name}: `, '').replace(/\.$/, '')
    return words.charAt(0).toUpperCase() + words.slice(1)
  })
