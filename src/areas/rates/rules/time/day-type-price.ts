import { formatUnitPrice } from '#shared/money.ts'
import { weekday } from '#shared/local-date.ts'
import { type DayType, type DayTypeRule, dayTypeWords, dayTypes } from '../../contract/terms.ts'
import { type Surcharge, hundredths, timesPercent } from '../price-line.ts'
import type { HireRate } from '../tariff.ts'

/** What an hour of one day type costs. */
export interface DayTypePrice {
  /** The day types that price it, the first of them by itself or on top of the next; none for an ordinary hour. */
  day_types: readonly DayType[]
  hire: HireRate
  /** Null when the hire has no price. */
  cents: number | null
  surcharges: readonly Surcharge[]
  min_hours: number | null
}

/** Night from `from` to `to`, past midnight where `to` is the earlier. */
export function isNight({ from, to }: Pick<DayTypeRule, 'from' | 'to'>, time: string): boolean {
  if (from === null || to === null) return false
  return from < to ? time >= from && time < to : time >= from || time < to
}

/**
 * The price of the time that starts on a day at a time of day. A public holiday comes before Sunday, Sunday before
 * Saturday, and these before night; a day type without a rule is skipped. After hours +$35/h [TC2] is a surcharge an
 * hour; +$60/h on top on public holidays [TC3] is one with `on_top`.
 */
export function dayTypePrice(
  hire: HireRate,
  { date, time, holidays }: { date: string; time: string; holidays: ReadonlyMap<string, string> },
): DayTypePrice {
  const day = weekday(date)
  const belongs = {
    public_holiday: () => holidays.has(date),
    sunday: () => day === 'Sun',
    saturday: () => day === 'Sat',
    night: (rule: DayTypeRule) => isNight(rule, time),
  } as const satisfies Record<DayType, (rule: DayTypeRule) => boolean>
  const rules = dayTypes.flatMap(
    (type) => hire.terms.day_types.find((rule) => rule.day_type === type && belongs[type](rule)) ?? [],
  )
  const [first] = rules
  return {
    day_types: countingOf(rules).map(({ day_type }) => day_type),
    hire,
    ...priceOf(rules, hire.rate_cents),
    min_hours: first?.min_hours ?? hire.terms.min_hours,
  }
}

/** The first rule, and those after it that it is on top of. */
const countingOf = ([rule, ...others]: readonly DayTypeRule[]): DayTypeRule[] =>
  rule ? [rule, ...(rule.on_top && rule.pricing !== 'rate' ? countingOf(others) : [])] : []

/** Times are all of one day: what the first rule says, with those after it where it is on top of them. */
function priceOf(
  [rule, ...others]: readonly DayTypeRule[],
  base: number | null,
): { cents: number | null; surcharges: readonly Surcharge[] } {
  if (base === null || !rule) return { cents: base, surcharges: [] }
  if (rule.pricing === 'rate') return { cents: rule.value, surcharges: [] }
  const below = rule.on_top ? priceOf(others, base) : { cents: base, surcharges: [] }
  const from = below.cents ?? base
  const cents =
    rule.pricing === 'per_hour'
      ? (hundredths(from) + hundredths(rule.value)) / 100
      : timesPercent(from, rule.value * 100)
  const added = (hundredths(cents) - hundredths(from)) / 100
  const name = dayTypeWords[rule.day_type]
  const words =
    rule.pricing === 'per_hour'
      ? `${name} adds ${formatUnitPrice(rule.value)} an hour.`
      : `${name} is charged at ${rule.value} times the rate.`
  return { cents, surcharges: [...below.surcharges, { words, cents: added }] }
}
