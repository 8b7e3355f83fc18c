import { daysBetween, melbourneDate } from '#shared/local-date.ts'
import { amountText, perUnitWords, quantityText, thousandths } from '#shared/units.ts'
import type { DryHireFacts } from './facts.ts'
import { type PriceLine, priceLine } from './price-line.ts'
import { type Tariff, hireRateOn } from './tariff.ts'

export interface DryHirePrice {
  lines: PriceLine[]
  /** Why something is not charged; empty where all of it is. */
  flags: string[]
}

/**
 * Dry hire by time out: each started calendar day, or week of seven, from on-hire to off-hire. A day includes 8 meter
 * hours, a week 40, and what is over costs the excess rate [TC6].
 * @param hire_no names the hire, as a docket number does for work.
 */
export function priceDryHire(facts: DryHireFacts, tariff: Tariff, hire_no: string): DryHirePrice {
  const from = melbourneDate(facts.on_hire_at)
  const { unit, rate_cents, terms, source } = hireRateOn(tariff, from)
  const days = daysBetween(from, melbourneDate(facts.off_hire_at)) + 1
  if (unit !== 'day' && unit !== 'week')
    return {
      lines: [],
      flags: [`Dry hire is charged by the day or week, not ${perUnitWords[unit]}: not charged.`],
    }
  const isByWeek = unit === 'week'
  const quantity = isByWeek ? Math.ceil(days / 7) : days
  const common = {
    docket_no: hire_no,
    product_id: tariff.product_id,
    gst_code: tariff.gst_code,
    bears_fuel_levy: terms.levy_applies,
  }
  const hire = priceLine({
    ...common,
    kind: 'hire',
    description: tariff.description,
    unit,
    quantity,
    unit_price_cents: rate_cents,
    why: [`Out for ${amountText(days, 'day')}.`],
    why_price: [`Rate: ${source}.`],
  })
  const { included_hours } = terms
  const unpriced = rate_cents === null ? [withoutPrice(hire)] : []
  if (included_hours === null) return { lines: [hire], flags: unpriced }
  const { smu_on, smu_off } = facts
  if (smu_on === null || smu_off === null)
    return {
      lines: [hire],
      flags: [...unpriced, 'No hour meter readings: hours over the included ones are not charged.'],
    }
  const used = thousandths(smu_off) - thousandths(smu_on)
  const included = thousandths(included_hours) * quantity
  if (used <= included) return { lines: [hire], flags: unpriced }
  const excess = priceLine({
    ...common,
    kind: 'excess_hours',
    description: `${tariff.description}, hours over those included`,
    unit: 'hour',
    quantity: (used - included) / 1000,
    unit_price_cents: terms.excess_rate_cents,
    why: [
      `Meter ${quantityText(smu_on)} h to ${quantityText(smu_off)} h: ${quantityText(used / 1000)} h.`,
      `Included: ${quantityText(included / 1000)} h.`,
    ],
  })
  const flags = terms.excess_rate_cents === null ? [...unpriced, withoutPrice(excess)] : unpriced
  return { lines: [hire, excess], flags }
}

const withoutPrice = ({ description }: PriceLine): string => `“${description}” has no price.`
