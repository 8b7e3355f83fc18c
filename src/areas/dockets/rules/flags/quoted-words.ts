import { type ChargeUnit, amountText } from '#shared/units.ts'
import { plural } from '#shared/text.ts'

export interface QuotedRate {
  readonly description: string
  readonly unit: ChargeUnit
  readonly quantity: number
}
/** Quoted for the job and on no docket or invoice: `Quoted but not charged yet: Float in, 1 each; Tolls, 2 each.` */
export const quotedWords = (rates: readonly QuotedRate[]): string =>
  `Quoted but not charged yet: ${rates
    .map(({ description, unit, quantity }) => `${description}, ${amountText(quantity, unit)}`)
    .join('; ')}.`

const maxNamed = 5
/** Messages about several dockets, one per line: the first few in full, and the number of the rest. */
export function severalLines(words: readonly string[]): string[] {
  const more = words.length - maxNamed
  return [...words.slice(0, maxNamed), ...(more > 0 ? [`And ${plural(more, 'more docket')}.`] : [])]
}
