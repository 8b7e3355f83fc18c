import { minutesText } from '#areas/dockets/rules/shift/time-words.ts'
import { formatMoney, lineTotalCents } from '#shared/money.ts'
import { amountText } from '#shared/units.ts'
import type { RateTerms } from '../../contract/terms.ts'
import type { DayFacts, ShortDay } from '../facts.ts'
import { type PriceLine, type PriceLineKind, priceLine } from '../price-line.ts'
import { type Tariff, hireRateOn } from '../tariff.ts'
import { type DayTypePrice, dayTypePrice } from '../time/day-type-price.ts'
import { hoursOf } from '../time/round-time.ts'
import type { TimePart } from '../time/split-time.ts'

interface Floor {
  kind: PriceLineKind
  minutes: number
  why: string[]
}
const noun = {
  minimum: 'minimum hours',
  no_start: 'no start',
  wet_weather: 'wet weather',
  late_cancellation: 'late cancellation',
} as const

/**
 * What is missing from an asset's day to its minimum, as a line of its own; undefined where the day reaches it. The
 * minimum is that of the day type in which the day's charged time starts, at its rate: 4 h [TC2][TC3].
 */
export function floorLine(
  day: DayFacts,
  tariff: Tariff,
  { parts, charged_cents }: { parts: readonly TimePart[]; charged_cents: number },
): PriceLine | undefined {
  const hire = hireRateOn(tariff, day.work_date)
  const price =
    firstOf(parts)?.price ??
    dayTypePrice(hire, { date: day.work_date, time: '12:00', holidays: tariff.holidays })
  const floor = floorOf(day, price, parts.length > 0)
  if (!floor || floor.minutes === 0) return undefined
  const hours = hoursOf(floor.minutes)
  const floor_cents = price.cents === null ? null : lineTotalCents(hours, price.cents)
  const missing = floor_cents === null ? null : floor_cents - charged_cents
  // Without a price, time that was worked has a line without one already.
  if (missing === null ? parts.length > 0 : missing <= 0) return undefined
  const reached =
    floor_cents === null
      ? []
      : [
          `${amountText(hours, 'hour')} at the rate of the day: ${formatMoney(floor_cents)}.`,
          `Charged for time: ${formatMoney(charged_cents)}.`,
        ]
  return priceLine({
    docket_no: day.dockets.at(-1)?.docket_no ?? '',
    kind: floor.kind,
    description: `${tariff.description}, ${noun[floor.kind as keyof typeof noun]}`,
    product_id: tariff.product_id,
    unit: 'fixed',
    quantity: 1,
    unit_price_cents: missing,
    gst_code: tariff.gst_code,
    bears_fuel_levy: hire.terms.levy_applies,
    why: [...floor.why, ...reached],
  })
}

const firstOf = ([first, ...others]: readonly TimePart[]): TimePart | undefined =>
  others.reduce((best, part) => (best && part.starts_ms < best.starts_ms ? part : best), first)

function floorOf(day: DayFacts, { min_hours, hire }: DayTypePrice, hasTime: boolean): Floor | undefined {
  if (day.short_day) return shortDayFloor(day.short_day, hire.terms)
  if (min_hours === null || !hasTime) return undefined
  const ours = breakdown(day)
  // Our machine failed and did not go on: what was worked is all that is charged.
  if (ours.endsDay) return undefined
  const minutes = Math.max(0, Math.round(min_hours * 60) - ours.minutes)
  const less = ours.minutes ? [`Less our own breakdown of ${minutesText(ours.minutes)}.`] : []
  return {
    kind: 'minimum',
    minutes,
    why: [
      `The minimum of ${minutesText(Math.round(min_hours * 60))} is for the whole day of the machine.`,
      ...less,
    ],
  }
}

/** How long our machine was broken down, and whether no work came after it. */
function breakdown({ dockets }: DayFacts): { minutes: number; endsDay: boolean } {
  let [ms, brokeAt, workedAt] = [0, 0, 0]
  for (const { entries } of dockets)
    for (const { kind, started_at, ended_at } of entries) {
      const start = Date.parse(started_at)
      if (kind === 'breakdown') {
        ms += Date.parse(ended_at) - start
        brokeAt = Math.max(brokeAt, start)
      } else if (kind === 'work' || kind === 'standby') workedAt = Math.max(workedAt, start)
    }
  return { minutes: Math.floor(ms / 60_000), endsDay: brokeAt > workedAt }
}

/**
 * Hours charged for a day that came to little: no start 2 h [TC1]; wet weather at least 2 h [TC1], 4 h on site [TC4];
 * late cancellation by the shortest window that the notice falls in, 1 h or 1.5 h beyond 30 km [TC2].
 */
function shortDayFloor(day: ShortDay, terms: RateTerms): Floor | undefined {
  if (day.kind === 'no_start')
    return floorFor(day.kind, terms.no_start_hours, 'The operator was on site, but work did not start.')
  if (day.kind === 'wet_weather')
    return day.was_on_site
      ? floorFor(day.kind, terms.wet_weather_on_site_hours, 'Stopped by wet weather on site.')
      : floorFor(day.kind, terms.wet_weather_hours, 'Stopped by wet weather.')
  const window = terms.cancellation
    .filter(({ notice_hours }) => day.notice_hours < notice_hours)
    .toSorted((a, b) => a.notice_hours - b.notice_hours)[0]
  if (!window) return undefined
  const { far_km, far_charge_hours, charge_hours, notice_hours } = window
  const isFar = far_km !== null && day.distance_km !== null && day.distance_km > far_km
  const words = `Cancelled less than ${amountText(notice_hours, 'hour')} before the start${isFar ? `, more than ${far_km} km away` : ''}.`
  return floorFor(day.kind, isFar ? (far_charge_hours ?? charge_hours) : charge_hours, words)
}

const floorFor = (kind: ShortDay['kind'], hours: number, words: string): Floor => ({
  kind,
  minutes: Math.round(hours * 60),
  why: [words],
})
