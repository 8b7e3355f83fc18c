import { formatMoney, formatUnitPrice, lineTotalCents } from '#shared/money.ts'
import { type ChargeUnit, amountText, perUnitWords } from '#shared/units.ts'
import type { DocketLineKind } from '../../contract/choices.ts'
import type { Explanation } from './priced-lines.ts'

interface Line {
  readonly kind: DocketLineKind
  readonly unit: ChargeUnit
  readonly quantity_computed: number
  readonly unit_price_cents: number | null
  readonly explanation: Explanation
}

/** How a line came about once its price is set by hand: `2.5 hours at $200.00 an hour, set by hand: agreed with Jo.` */
export function handExplanation(
  { unit, quantity_computed, explanation }: Line,
  { unit_price_cents, price_source }: { unit_price_cents: number; price_source: string },
): Explanation {
  const price = `${formatUnitPrice(unit_price_cents)} ${perUnitWords[unit]}`
  const words = `${amountText(quantity_computed, unit)} at ${price}, set by hand: ${price_source}.`
  const cents = lineTotalCents(quantity_computed, unit_price_cents)
  return { ...explanation, is_priced_by_hand: true, price_steps: [{ words, cents }] }
}

/** The price that was set by hand for the hire that a docket counts first; null where it is as computed. */
export function handPrice(lines: readonly Line[]): number | null {
  const hire = lines.find(({ kind }) => kind === 'hire')
  return hire?.explanation.is_priced_by_hand ? hire.unit_price_cents : null
}

const under = 'At the price set by hand, the day is'

/** The flag on a docket without a line for its minimum, which a price set by hand leaves unreached. */
export const underMinimumWords = (missing_cents: number): string =>
  `${under} ${formatMoney(missing_cents)} under its minimum.`
export const isUnderMinimum = (text: string): boolean => text.startsWith(under)
