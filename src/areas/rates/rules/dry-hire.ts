import { daysBetween, formatDate, formatDayMonth, melbourneDate } from '#shared/local-date.ts'
import { amountText, perUnitWords, quantityText, thousandths } from '#shared/units.ts'
import type { DryHireFacts } from './facts.ts'
import { type PriceLine, priceLine } from './price-line.ts'
import { type Tariff, hireRateOn } from './tariff.ts'

export interface DryHirePrice {
  lines: PriceLine[]
  /** Why something is not charged; empty where all of it is. */
  flags: string[]
}
export type DryHireTariff = Pick<Tariff, 'hire' | 'description' | 'product_id' | 'gst_code'>

/**
 * Dry hire by time out, from on-hire to off-hire: each calendar day that has started, or week of seven. While the machine
 * is out a week counts once it is over. A day includes 8 meter hours, a week 40, and at off-hire what is over costs the
 * excess rate [TC6]. The hirer fuels it, so it bears no fuel levy.
 * @param hire_no names the hire, as a docket number does for work.
 */
export function priceDryHire(facts: DryHireFacts, tariff: DryHireTariff, hire_no: string): DryHirePrice {
  const { from, to } = daysOut(facts)
  const { unit, rate_cents, terms, source } = hireRateOn(tariff, from)
  if (unit !== 'day' && unit !== 'week')
    return {
      lines: [],
      flags: [`Dry hire is charged by the day or week, not ${perUnitWords[unit]}: not charged.`],
    }
  const days = daysBetween(from, to) + 1
  const quantity = unit === 'week' ? weeksOf(days, facts) : days
  const common = {
    docket_no: hire_no,
    product_id: tariff.product_id,
    gst_code: tariff.gst_code,
    bears_fuel_levy: false,
  }
  const hire = priceLine({
    ...common,
    kind: 'hire',
    description: tariff.description,
    unit,
    quantity,
    unit_price_cents: rate_cents,
    why: [`${onHireWords(facts)}.`, ...(unit === 'week' && isOut(facts) ? [weekWords] : [])],
    why_price: [`${source}.`],
  })
  const unpriced = rate_cents === null ? [withoutPrice(hire)] : []
  const { included_hours_day, included_hours_week } = terms
  const [included, other] =
    unit === 'week' ? [included_hours_week, included_hours_day] : [included_hours_day, included_hours_week]
  const isHalfAgreed = included === null && other !== null
  const { excess, flags } = isHalfAgreed
    ? { excess: null, flags: [`No meter hours a ${unit} are agreed: the meter is not charged.`] }
    : excessOf(facts, included, { quantity, unit })
  if (excess === null) return { lines: [hire], flags: [...unpriced, ...flags] }
  const line = priceLine({
    ...common,
    kind: 'excess_hours',
    description: `${tariff.description}, hours over those included`,
    unit: 'hour',
    quantity: excess.over / 1000,
    unit_price_cents: terms.excess_rate_cents,
    why: [`${excess.words}.`],
  })
  const unpricedExcess = terms.excess_rate_cents === null ? [withoutPrice(line)] : []
  return { lines: [hire, line], flags: [...unpriced, ...unpricedExcess] }
}

const isOut = ({ off_hire_at }: Pick<DryHireFacts, 'off_hire_at'>): boolean => off_hire_at === null

const weekWords = 'A week that has started is charged once it is over, or the machine is back.'
const weeksOf = (days: number, facts: DryHireFacts): number =>
  isOut(facts) ? Math.floor(days / 7) : Math.ceil(days / 7)

type Out = Pick<DryHireFacts, 'on_hire_at' | 'off_hire_at' | 'today'>

/** The first day out, and the last one or today. */
function daysOut({ on_hire_at, off_hire_at, today }: Out): { from: string; to: string } {
  const from = melbourneDate(on_hire_at)
  const to = off_hire_at === null ? today : melbourneDate(off_hire_at)
  return { from, to: to < from ? from : to }
}

/** `On hire 3 Nov to 12 Nov 2026, 10 days`; `… so far` while the machine is out. */
export function onHireWords(facts: Out): string {
  const { from, to } = daysOut(facts)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  const first = isOneYear ? formatDayMonth(from) : formatDate(from)
  const period = from === to ? formatDate(from) : `${first} to ${formatDate(to)}`
  const days = amountText(daysBetween(from, to) + 1, 'day')
  return `On hire ${period}, ${days}${isOut(facts) ? ' so far' : ''}`
}

/**
 * The meter hours over those that so many days or weeks include, in thousandths; null where none are to be charged.
 * `included_hours`: of one day or week.
 */
function excessOf(
  facts: DryHireFacts,
  included_hours: number | null,
  { quantity, unit }: { quantity: number; unit: 'day' | 'week' },
): { excess: { over: number; words: string } | null; flags: string[] } {
  const { smu_on, smu_off } = facts
  if (included_hours === null) return { excess: null, flags: [] }
  if (smu_on === null) return { excess: null, flags: [withoutMeter('on-hire')] }
  if (smu_off === null) return { excess: null, flags: isOut(facts) ? [] : [withoutMeter('off-hire')] }
  const used = thousandths(smu_off) - thousandths(smu_on)
  const included = thousandths(included_hours) * quantity
  const each = `${amountText(quantity, unit)} at ${quantityText(included_hours)} h`
  const words = `${meterWords({ smu_on, smu_off })}, of which ${quantityText(included / 1000)} h are included (${each})`
  return { excess: used <= included ? null : { over: used - included, words }, flags: [] }
}

const withoutMeter = (missing: 'on-hire' | 'off-hire'): string =>
  `No ${missing} meter reading, so excess hours aren’t charged.`

/** `Meter 1,204 h to 1,310 h: 106 h`. */
const meterWords = ({ smu_on, smu_off }: { smu_on: number; smu_off: number }): string => {
  const used = (thousandths(smu_off) - thousandths(smu_on)) / 1000
  return `Meter ${quantityText(smu_on)} h to ${quantityText(smu_off)} h: ${quantityText(used)} h`
}

const withoutPrice = ({ description }: PriceLine): string => `“${description}” has no price.`
