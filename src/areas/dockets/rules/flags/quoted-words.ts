import { type ChargeUnit, amountText, quantityText } from '#shared/units.ts'
import { plural } from '#shared/text.ts'

export interface QuotedRate {
  readonly description: string
  readonly unit: ChargeUnit
  readonly quantity: number
}
/** Agreed for the job and on no docket or invoice: `Agreed but not charged yet: Float in; 2 × Toll; Clean rock, 4 tonnes.` */
export const quotedWords = (rates: readonly QuotedRate[]): string =>
  `Agreed but not charged yet: ${rates.map(restOf).join('; ')}.`

/** Of a fixed price, what part of it is left. */
function restOf({ description, unit, quantity }: QuotedRate): string {
  if (unit !== 'each' && unit !== 'fixed') return `${description}, ${amountText(quantity, unit)}`
  if (quantity === 1) return description
  return unit === 'fixed' && quantity < 1
    ? `${description}, ${quantityText(Math.round(quantity * 1000) / 10)}%`
    : `${quantityText(quantity)} × ${description}`
}

const maxNamed = 5
/** Messages about several dockets, one per line: the first few in full, and the number of the rest. */
export function severalLines(words: readonly string[]): string[] {
  const more = words.length - maxNamed
  return [...words.slice(0, maxNamed), ...(more > 0 ? [`And ${plural(more, 'more docket')}.`] : [])]
}
