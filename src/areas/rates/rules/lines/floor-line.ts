import { minutesText } from '#areas/dockets/rules/shift/time-words.ts'
import { formatMoney, formatUnitPrice, lineTotalCents } from '#shared/money.ts'
import { type ChargeUnit, amountText, thousandths } from '#shared/units.ts'
import { type ChargedLine, isAgreed, isFloor, isOfMinimum, sumOf } from '../charged-line.ts'
import type { DayFacts } from '../facts.ts'
import { type PriceLine, priceLine } from '../price-line.ts'
import type { Tariff } from '../tariff.ts'
import { hoursOf } from '../time/round-time.ts'
import { floorOf, thousandthsIn, standingLines } from './day-floor.ts'
import type { Floor } from './short-day-floor.ts'

const nouns = {
  no_start: 'no start',
  wet_weather: 'wet weather',
  late_cancellation: 'late cancellation',
} as const
const nounOf = ({ kind, minutes }: Floor): string =>
  kind === 'minimum' ? `short of the minimum of ${minutesText(minutes)}` : nouns[kind]

/**
 * What is missing from an asset's day to its minimum, as a line of its own; undefined where the day reaches it: in hours
 * at the price of the day, where they come to exactly that, else as one price. The
 * minimum is that of the day type in which the day's charged time starts, at the price of that hour: 4 h [TC2][TC3]. It is
 * negative where a docket that stands has charged more of it than the day still lacks, for a day cut short by no more than
 * what its own time comes to: no one pays less for a day because some of it came to nothing. `own`: the lines of the dockets to price, as agreed.
 */
export function floorLine(day: DayFacts, tariff: Tariff, own: readonly ChargedLine[]): PriceLine | undefined {
  const { floor, cents, price } = floorOf(day, tariff, own)
  const docket_no = day.dockets.at(-1)?.docket_no
  if (!floor || docket_no === undefined) return undefined
  const common = {
    docket_no,
    kind: floor.kind,
    description: `${tariff.description}, ${nounOf(floor)}`,
    product_id: tariff.product_id,
    gst_code: tariff.gst_code,
    bears_fuel_levy: price.hire.terms.levy_applies,
  }
  const time = [...own, ...standingLines(day)].filter(isOfMinimum)
  const hours = hoursOf(floor.minutes)
  if (cents === null) {
    const quantity = (thousandths(hours) - thousandthsIn(time)) / 1000
    return quantity > 0
      ? priceLine({ ...common, unit: 'hour', quantity, unit_price_cents: null, why: floor.why })
      : undefined
  }
  const lacking = missingCents(day, lineTotalCents(hours, cents), time)
  const missing = day.short_day ? Math.max(-sumOf(own.filter(isOfMinimum)), lacking) : lacking
  if (missing === 0) return undefined
  const agreed = time.some(isAgreed) ? ', as agreed' : ''
  return priceLine({
    ...common,
    ...(missing < 0 && { description: `${tariff.description}, less minimum hours charged before` }),
    ...asQuantity(missing, { unit: 'hour', price_cents: cents }),
    why: [...floor.why, ...standingWords(day)],
    why_price: [
      ...(floor.minutes > 0
        ? [
            `${amountText(hours, 'hour')} at ${formatUnitPrice(cents)} an hour: ${formatMoney(lineTotalCents(hours, cents))}.`,
          ]
        : []),
      `Charged for time${agreed}: ${formatMoney(sumOf(time))}.`,
      ...minimumOnWords(day),
    ],
  })
}

/**
 * How much of a day's minimum no docket charges, in cents, where all of them stand; 0 where nothing is missing or there
 * is no price. Dockets are checked against it when one of them is approved, revised or made void.
 */
export function unchargedMinimum(day: DayFacts, tariff: Tariff): number {
  const time = standingLines(day).filter(isOfMinimum)
  const missing = shortDaysOf(day).map((short) => {
    const { floor, cents } = floorOf({ ...day, ...short }, tariff, [])
    return floor && cents !== null
      ? missingCents(day, lineTotalCents(hoursOf(floor.minutes), cents), time)
      : 0
  })
  return Math.max(0, ...missing)
}

/** A day on which one docket has ordinary work is an ordinary one; else it is what each of its dockets says. */
function shortDaysOf({ standing }: DayFacts): Pick<DayFacts, 'short_day' | 'start_time'>[] {
  const isOrdinary = standing.some(
    ({ short_day, entries }) =>
      !short_day && entries.some(({ kind }) => kind === 'work' || kind === 'standby'),
  )
  const short = standing.flatMap(({ short_day, start_time = null }) =>
    short_day ? [{ short_day, start_time }] : [],
  )
  return isOrdinary || short.length === 0 ? [{ short_day: null, start_time: null }] : short
}

/**
 * What a day still lacks to the least that it is charged for, in cents; negative where it was charged more. `time`: what
 * all its dockets charge besides their minimum.
 */
export function missingCents(day: DayFacts, least: number, time: readonly ChargedLine[]): number {
  const floors = standingLines(day).filter(isFloor)
  const left = Math.max(0, least - sumOf(time)) - sumOf(floors, 'computed_cents')
  // A price that someone set for the minimum is not made up for by another docket.
  const charged = floors.some(({ is_price_set }) => is_price_set) ? Math.min(0, left) : left
  // What was waived before is not given back again, nor is more taken back than is charged.
  return Math.max(charged, -sumOf(floors))
}

/** Cents as a quantity at a price, where thousandths of a unit come to exactly them; else as one price. */
export function asQuantity(
  cents: number,
  { unit, price_cents }: { unit: ChargeUnit; price_cents: number },
): Pick<PriceLine, 'unit' | 'quantity' | 'unit_price_cents'> {
  const quantity = price_cents > 0 ? Math.round((cents * 1000) / price_cents) / 1000 : 0
  return quantity > 0 && lineTotalCents(quantity, price_cents) === cents
    ? { unit, quantity, unit_price_cents: price_cents }
    : { unit: 'fixed', quantity: 1, unit_price_cents: cents }
}

export const standingWords = ({ standing }: DayFacts): string[] =>
  standing.length === 0
    ? []
    : [`Together with ${standing.map(({ docket_no }) => docket_no).join(', ')} of the same day.`]

/** What each docket that stands charges of the minimum. */
export const minimumOnWords = ({ standing }: DayFacts): string[] =>
  standing.flatMap(({ docket_no, lines }) => {
    const minimum = sumOf(lines.filter(isFloor), 'computed_cents')
    return minimum === 0 ? [] : `Minimum on ${docket_no}: ${formatMoney(minimum)}.`
  })
