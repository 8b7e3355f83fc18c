import { type ChargeUnit, amountText, quantityText } from '#shared/units.ts'

interface Over {
  readonly charged: number
  readonly quoted: number
  readonly unit: ChargeUnit
}
/** `More than quoted: 3 of 1 day.` */
export const overQuoteWords = ({ charged, quoted, unit }: Over): string =>
  `More than quoted: ${quantityText(charged)} of ${amountText(quoted, unit)}.`
