import type { Reason } from '../contract/booking.ts'
import type { ReasonCode } from '../contract/choices.ts'

/** Objections that last until something is renewed or approved, whatever the work. */
const standing: readonly ReasonCode[] = ['document', 'rego', 'subcontractor']

/** The lasting ones among someone's objections, without the name: `Driver licence is expired`. */
export const standingWords = (name: string, reasons: readonly Reason[]): string[] =>
  reasons
    .filter(({ code }) => standing.includes(code))
    .map(({ text }) => {
      const words = text.replace(`${name}: `, '').replace(/\.$/, '')
      return words.charAt(0).toUpperCase() + words.slice(1)
    })
