import { minutesText } from '#areas/dockets/rules/shift/time-words.ts'
import { formatMoney, lineTotalCents } from '#shared/money.ts'
import { amountText } from '#shared/units.ts'
import type { DayFacts, ShortDay } from '../facts.ts'
import { type PriceLine, priceLine } from '../price-line.ts'
import { type Tariff, hireRateOn } from '../tariff.ts'
import { type DayTypePrice, dayTypePrice } from '../time/day-type-price.ts'
import { hoursOf } from '../time/round-time.ts'
import { type TimePart, atPrice, splitTime } from '../time/split-time.ts'
import { type Floor, shortDayFloor } from './short-day-floor.ts'

const noun = {
  minimum: 'minimum hours',
  no_start: 'no start',
  wet_weather: 'wet weather',
  late_cancellation: 'late cancellation',
} as const
/** What the dockets to price come to by the hour. */
interface Timed {
  lines: readonly Pick<PriceLine, 'quantity' | 'amount_cents'>[]
  parts: readonly TimePart[]
}

/**
 * What is missing from an asset's day to its minimum, as a line of its own; undefined where the day reaches it. The
 * minimum is that of the day type in which the day's charged time starts, at its rate: 4 h [TC2][TC3]. It is negative
 * where a docket that stands has charged more of it than the day still lacks, but never for a day cut short: no one pays
 * less for a day because some of it came to nothing.
 */
export function floorLine(day: DayFacts, tariff: Tariff, timed: Timed): PriceLine | undefined {
  const { floor, price } = floorOf(day, tariff, timed.parts)
  const docket_no = day.dockets.at(-1)?.docket_no
  if (!floor || docket_no === undefined) return undefined
  const common = {
    docket_no,
    kind: floor.kind,
    description: `${tariff.description}, ${noun[floor.kind]}`,
    product_id: tariff.product_id,
    gst_code: tariff.gst_code,
    bears_fuel_levy: price.hire.terms.levy_applies,
  }
  if (price.cents === null) {
    const quantity = hoursOf(floor.minutes) - hoursIn(timed.lines) - standingHours(day)
    return quantity > 0
      ? priceLine({ ...common, unit: 'hour', quantity, unit_price_cents: null, why: floor.why })
      : undefined
  }
  const own_cents = timed.lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const hours = hoursOf(floor.minutes)
  const least_cents = lineTotalCents(hours, price.cents)
  const lacking = missingCents(day, least_cents, own_cents)
  const missing = day.short_day ? Math.max(0, lacking) : lacking
  if (missing === 0) return undefined
  const charged = own_cents + sumOf(day, 'hire_cents')
  return priceLine({
    ...common,
    ...(missing < 0 && { description: `${tariff.description}, less minimum hours charged before` }),
    unit: 'fixed',
    quantity: 1,
    unit_price_cents: missing,
    why: [...floor.why, ...standingWords(day)],
    why_price: [
      `${amountText(hours, 'hour')} at the rate of the day: ${formatMoney(least_cents)}.`,
      `Charged for time: ${formatMoney(charged)}.`,
      ...minimumOnWords(day),
    ],
  })
}

/**
 * How much of a day's minimum no docket charges, in cents, where all of them stand; 0 where nothing is missing or there
 * is no price. Dockets are checked against it when one of them is approved, revised or made void.
 */
export function unchargedMinimum(day: DayFacts, tariff: Tariff): number {
  const missing = shortDaysOf(day).map((short_day) => {
    const { floor, price } = floorOf({ ...day, short_day }, tariff, [])
    return floor && price.cents !== null
      ? missingCents(day, lineTotalCents(hoursOf(floor.minutes), price.cents), 0)
      : 0
  })
  return Math.max(0, ...missing)
}

/** A day on which one docket has ordinary work is an ordinary one; else it is what each of its dockets says. */
function shortDaysOf({ standing }: DayFacts): (ShortDay | null)[] {
  const isOrdinary = standing.some(({ short_day, entries }) => !short_day && entries.some(isCharged))
  const short = standing.flatMap(({ short_day }) => short_day ?? [])
  return isOrdinary || short.length === 0 ? [null] : short
}

/** What the dockets of a day lack to the least that it is charged for, besides what they charge of that minimum. */
export function missingCents(day: DayFacts, least_cents: number, own_cents: number): number {
  const whole = Math.max(0, least_cents - own_cents - sumOf(day, 'hire_cents'))
  const left = whole - sumOf(day, 'minimum_cents')
  // What was waived before is not given back again.
  return Math.max(left, Math.min(0, -sumOf(day, 'charged_minimum_cents')))
}

type Cents = 'hire_cents' | 'minimum_cents' | 'charged_minimum_cents'
export const sumOf = ({ standing }: DayFacts, of: Cents): number =>
  standing.reduce((sum, docket) => sum + docket[of], 0)

export const standingWords = ({ standing }: DayFacts): string[] =>
  standing.length === 0
    ? []
    : [`Together with ${standing.map(({ docket_no }) => docket_no).join(', ')} of the same day.`]

/** What each docket that stands charges of the minimum. */
export const minimumOnWords = ({ standing }: DayFacts): string[] =>
  standing
    .filter(({ minimum_cents }) => minimum_cents !== 0)
    .map(({ docket_no, minimum_cents }) => `Minimum on ${docket_no}: ${formatMoney(minimum_cents)}.`)

const hoursIn = (lines: Timed['lines']): number =>
  lines.reduce((sum, { quantity }) => sum + Math.round(quantity * 1000), 0) / 1000

const standingHours = ({ standing }: DayFacts): number => {
  const charged = standing.flatMap(({ entries }) => entries).filter(isCharged)
  const ms = charged.reduce(
    (sum, { started_at, ended_at }) => sum + Date.parse(ended_at) - Date.parse(started_at),
    0,
  )
  return hoursOf(Math.floor(ms / 60_000))
}
const isCharged = ({ kind }: { kind: string }): boolean => kind === 'work' || kind === 'standby'

const firstOf = ([first, ...others]: readonly TimePart[]): TimePart | undefined =>
  others.reduce((best, part) => (best && part.starts_ms < best.starts_ms ? part : best), first)

function floorOf(
  day: DayFacts,
  tariff: Tariff,
  own: readonly TimePart[],
): { floor: Floor | undefined; price: DayTypePrice } {
  const parts = [
    ...own,
    ...day.standing.flatMap(({ entries, hand_cents }) => atPrice(splitTime(entries, tariff), hand_cents)),
  ]
  const price =
    firstOf(parts)?.price ??
    dayTypePrice(hireRateOn(tariff, day.work_date), {
      date: day.work_date,
      time: day.start_time ?? '12:00',
      holidays: tariff.holidays,
    })
  const floor = day.short_day ? shortDayFloor(day.short_day, price.hire.terms) : minimumOf(price, parts)
  return { floor: floor && lessBreakdown(floor, day), price }
}

function minimumOf({ min_hours }: DayTypePrice, parts: readonly TimePart[]): Floor | undefined {
  if (!min_hours || parts.length === 0) return undefined
  const minutes = Math.round(min_hours * 60)
  return {
    kind: 'minimum',
    minutes,
    why: [`The minimum of ${minutesText(minutes)} is for the whole day of the machine.`],
  }
}

function lessBreakdown(floor: Floor, day: DayFacts): Floor | undefined {
  const ours = breakdown(day)
  // Our machine failed and did not go on: what was worked is all that is charged.
  if (ours.endsDay) return undefined
  if (ours.minutes === 0) return floor
  return {
    ...floor,
    minutes: Math.max(0, floor.minutes - ours.minutes),
    why: [...floor.why, `Less our own breakdown of ${minutesText(ours.minutes)}.`],
  }
}

/** How long our machine was broken down, and whether nothing came after it. */
export function breakdown({ dockets, standing }: DayFacts): { minutes: number; endsDay: boolean } {
  let [ms, brokeAt, workedAt] = [0, 0, 0]
  for (const { entries } of [...standing, ...dockets])
    for (const { kind, started_at, ended_at } of entries) {
      const start = Date.parse(started_at)
      if (kind === 'breakdown') {
        ms += Date.parse(ended_at) - start
        brokeAt = Math.max(brokeAt, start)
      } else if (kind === 'work' || kind === 'standby') workedAt = Math.max(workedAt, start)
    }
  return { minutes: Math.floor(ms / 60_000), endsDay: brokeAt > workedAt }
}
