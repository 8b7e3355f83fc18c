import { isOnce } from '#areas/dockets/rules/charges/once-units.ts'
import { formatMoney, formatUnitPrice, lineTotalCents } from '#shared/money.ts'
import { amountText, perUnitWords, thousandths } from '#shared/units.ts'
import { type ChargedLine, isAgreed, isOfMinimum, sumOf } from '../charged-line.ts'
import type { DayFacts } from '../facts.ts'
import { type PriceLine, priceLine } from '../price-line.ts'
import { type Tariff, hireRateOn } from '../tariff.ts'
import { breakdown, thousandthsIn, standingLines } from './day-floor.ts'
import { asQuantity, minimumOnWords, missingCents, standingWords } from './floor-line.ts'

/**
 * What a machine's day lacks to the least that its hire by the load, tonne, cubic metre or kilometre is charged for, over
 * all its dockets, as a line of its own; undefined where the day reaches it. A day on which our own machine broke down
 * has no minimum: how many loads that cost is unknown. `own`: the lines of the dockets to price, as agreed.
 */
export function quantityFloor(
  day: DayFacts,
  tariff: Tariff,
  own: readonly ChargedLine[],
): PriceLine | undefined {
  const { unit, terms } = hireRateOn(tariff, day.work_date)
  const docket_no = day.dockets.at(-1)?.docket_no
  const charged = [...own, ...standingLines(day)].filter(isOfMinimum)
  const least = leastOf(day, tariff, charged)
  if (!least || docket_no === undefined) return undefined
  const { min_quantity, cents } = least
  const common = {
    docket_no,
    kind: 'minimum' as const,
    description: `${tariff.description}, short of the minimum of ${amountText(min_quantity, unit)}`,
    product_id: tariff.product_id,
    gst_code: tariff.gst_code,
    bears_fuel_levy: terms.levy_applies,
  }
  const words = `The minimum of ${amountText(min_quantity, unit)} is for the whole day of the machine.`
  if (cents === null) {
    const counted = charged.filter((line) => line.unit === unit)
    const quantity = (thousandths(min_quantity) - thousandthsIn(counted)) / 1000
    return quantity > 0
      ? priceLine({ ...common, unit, quantity, unit_price_cents: null, why: [words] })
      : undefined
  }
  const least_cents = lineTotalCents(min_quantity, cents)
  const missing = missingCents(day, least_cents, charged)
  if (missing === 0) return undefined
  const agreed = charged.some(isAgreed) ? ', as agreed' : ''
  return priceLine({
    ...common,
    ...(missing < 0 && { description: `${tariff.description}, less minimum charged before` }),
    ...asQuantity(missing, { unit, price_cents: cents }),
    why: [words, ...standingWords(day)],
    why_price: [
      `${amountText(min_quantity, unit)} at ${formatUnitPrice(cents)} ${perUnitWords[unit]}: ${formatMoney(least_cents)}.`,
      `Charged for what was done${agreed}: ${formatMoney(sumOf(charged))}.`,
      ...minimumOnWords(day),
    ],
  })
}

/** How much of that minimum no docket charges, in cents, where all of them stand. */
export function unchargedQuantity(day: DayFacts, tariff: Tariff): number {
  const charged = standingLines(day).filter(isOfMinimum)
  const least = leastOf(day, tariff, charged)
  if (!least || least.cents === null) return 0
  return Math.max(0, missingCents(day, lineTotalCents(least.min_quantity, least.cents), charged))
}

/** The least of a day and what one of it costs: at the price that someone set, where someone did. */
function leastOf(
  day: DayFacts,
  tariff: Tariff,
  charged: readonly ChargedLine[],
): { min_quantity: number; cents: number | null } | undefined {
  const { unit, rate_cents, min_quantity } = hireRateOn(tariff, day.work_date)
  if (min_quantity === null || isOnce(unit) || !hasMinimum(day, charged)) return undefined
  const set = charged
    .filter((line) => line.kind === 'hire' && line.unit === unit && line.is_price_set)
    .toSorted((a, b) => a.docket_no.localeCompare(b.docket_no))
  return { min_quantity, cents: set[0] ? set[0].unit_price_cents : rate_cents }
}

/** The machine was used, and did not break down. */
function hasMinimum(day: DayFacts, charged: readonly ChargedLine[]): boolean {
  const { dockets, standing } = day
  const isUsed =
    [...dockets, ...standing].some(({ entries }) =>
      entries.some(({ kind }) => kind === 'work' || kind === 'standby'),
    ) ||
    dockets.some(({ loads }) => loads.length > 0) ||
    sumOf(charged) > 0
  return isUsed && breakdown(day).minutes === 0
}
