import { formatMoney, lineTotalCents } from '#shared/money.ts'
import { amountText, thousandths } from '#shared/units.ts'
import type { DayFacts } from '../facts.ts'
import { type PriceLine, priceLine } from '../price-line.ts'
import { type Tariff, hireRateOn } from '../tariff.ts'
import { breakdown, minimumOnWords, missingCents, standingWords, sumOf } from './floor-line.ts'

type Counted = Pick<PriceLine, 'quantity' | 'amount_cents'>

/**
 * What a machine's day lacks to the least that its hire by the load, tonne, cubic metre or kilometre is charged for, over
 * all its dockets, as a line of its own; undefined where the day reaches it. A day on which our own machine broke down
 * has no minimum: how many loads that cost is unknown.
 */
export function quantityFloor(
  day: DayFacts,
  tariff: Tariff,
  lines: readonly Counted[],
): PriceLine | undefined {
  const { unit, rate_cents, min_quantity, terms } = hireRateOn(tariff, day.work_date)
  const docket_no = day.dockets.at(-1)?.docket_no
  if (min_quantity === null || docket_no === undefined || !hasMinimum(day)) return undefined
  const common = {
    docket_no,
    kind: 'minimum' as const,
    description: `${tariff.description}, minimum`,
    product_id: tariff.product_id,
    gst_code: tariff.gst_code,
    bears_fuel_levy: terms.levy_applies,
  }
  const words = `The minimum of ${amountText(min_quantity, unit)} is for the whole day of the machine.`
  if (rate_cents === null) {
    const quantity = (thousandths(min_quantity) - sumOfThousandths(lines)) / 1000
    return quantity > 0
      ? priceLine({ ...common, unit, quantity, unit_price_cents: null, why: [words] })
      : undefined
  }
  const own_cents = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const least_cents = lineTotalCents(min_quantity, rate_cents)
  const missing = missingCents(day, least_cents, own_cents)
  if (missing === 0) return undefined
  return priceLine({
    ...common,
    ...(missing < 0 && { description: `${tariff.description}, less minimum charged before` }),
    unit: 'fixed',
    quantity: 1,
    unit_price_cents: missing,
    why: [words, ...standingWords(day)],
    why_price: [
      `${amountText(min_quantity, unit)} at the rate of the day: ${formatMoney(least_cents)}.`,
      `Charged for what was done: ${formatMoney(own_cents + sumOf(day, 'hire_cents'))}.`,
      ...minimumOnWords(day),
    ],
  })
}

/** How much of that minimum no docket charges, in cents, where all of them stand. */
export function unchargedQuantity(day: DayFacts, tariff: Tariff): number {
  const { rate_cents, min_quantity } = hireRateOn(tariff, day.work_date)
  const cents = day.standing.find(({ hand_cents }) => hand_cents !== null)?.hand_cents ?? rate_cents
  if (min_quantity === null || cents === null || !hasMinimum(day)) return 0
  return Math.max(0, missingCents(day, lineTotalCents(min_quantity, cents), 0))
}

/** The machine was used, and did not break down. */
function hasMinimum(day: DayFacts): boolean {
  const { dockets, standing } = day
  const isUsed =
    [...dockets, ...standing].some(({ entries }) =>
      entries.some(({ kind }) => kind === 'work' || kind === 'standby'),
    ) ||
    dockets.some(({ loads }) => loads.length > 0) ||
    standing.some(({ hire_cents }) => hire_cents > 0)
  return isUsed && breakdown(day).minutes === 0
}

const sumOfThousandths = (lines: readonly Counted[]): number =>
  lines.reduce((sum, { quantity }) => sum + thousandths(quantity), 0)
