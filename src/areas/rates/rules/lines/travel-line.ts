import { minutesText } from '#areas/dockets/rules/shift/time-words.ts'
import { amountText, quantityText } from '#shared/units.ts'
import type { DayFacts, DocketFact, TimeFact } from '../facts.ts'
import { type PriceLine, priceLine } from '../price-line.ts'
import { type HireRate, type SideRate, type Tariff, hireRateOn } from '../tariff.ts'
import { hoursOf, roundMinutes } from '../time/round-time.ts'
import { oneAgreed } from './period-lines.ts'

/** The distance driven; null without both readings. */
export const kilometresOf = ({ odometer_start, odometer_finish }: DocketFact): number | null =>
  odometer_start === null || odometer_finish === null
    ? null
    : Math.round((odometer_finish - odometer_start) * 1000) / 1000

/**
 * Travel of a docket, by the job's rate for it or else as the terms say: depot to depot by the hour [TC3], or only on
 * the first day [TC1]. By the hour without its own rate it costs what the hire does. It is outside the minimum, and
 * rounded by itself.
 */
export function travelLine(docket: DocketFact, day: DayFacts, tariff: Tariff): PriceLine | undefined {
  const hire = hireRateOn(tariff, day.work_date)
  if (tariff.travel) return ratedTravel(docket, tariff.travel, hire)
  const { terms, rate_cents, unit: hired } = hire
  const { travel_mode: mode, travel_rate_cents: own } = terms
  const common = {
    docket_no: docket.docket_no,
    kind: 'travel',
    description: `Travel: ${tariff.description}`,
    gst_code: tariff.gst_code,
    bears_fuel_levy: terms.levy_applies,
  } as const
  if (mode === 'km') {
    const km = chargedKilometres(docket, hire, null)
    return km && priceLine({ ...common, unit: 'km', unit_price_cents: own, ...km })
  }
  const travel = docket.entries.filter(({ kind }) => kind === 'travel')
  if (travel.length === 0 || mode === null || mode === 'none') return undefined
  if (mode === 'flat')
    return priceLine({
      ...common,
      unit: 'each',
      quantity: 1,
      unit_price_cents: own,
      why: ['Travel has one price for each shift.'],
    })
  const { entries, words } = chargedTravel(travel, docket, { mode, day })
  const minutes = minutesOf(entries)
  if (minutes === 0) return undefined
  return priceLine({
    ...common,
    ...timed(minutes, hire, words),
    unit_price_cents: own ?? (hired === 'hour' ? rate_cents : null),
    why_price: own === null ? ['Travel is charged at the hire rate.'] : [],
  })
}

/** Travel by a rate of its own: by the hour or kilometre, once for each docket, or one price for the job. */
function ratedTravel(docket: DocketFact, rate: SideRate, hire: HireRate): PriceLine | undefined {
  const common = {
    docket_no: docket.docket_no,
    kind: 'travel',
    description: rate.description,
    product_id: rate.product_id,
    rate_id: rate.id,
    unit: rate.unit,
    unit_price_cents: rate.rate_cents,
    gst_code: rate.gst_code,
    bears_fuel_levy: rate.bears_fuel_levy,
  } as const
  if (rate.unit === 'km') {
    const km = chargedKilometres(docket, hire, rate.min_quantity)
    return km && priceLine({ ...common, ...km })
  }
  const minutes = minutesOf(docket.entries.filter(({ kind }) => kind === 'travel'))
  if (minutes === 0) return undefined
  const travelled = `Travelled for ${minutesText(minutes)}.`
  if (rate.unit === 'fixed') {
    const { quantity, why } = oneAgreed(rate.unit, rate)
    return priceLine({ ...common, quantity, why: [travelled, ...why] })
  }
  if (rate.unit === 'each') return priceLine({ ...common, quantity: 1, why: [travelled] })
  const { quantity, why } = timed(minutes, hire, 'Travelled for')
  const least = rate.min_quantity ?? 0
  return priceLine({
    ...common,
    quantity: Math.max(quantity, least),
    why: [...why, ...(least > quantity ? [minimumWords(amountText(least, 'hour'))] : [])],
  })
}

function timed(minutes: number, { terms }: HireRate, words: string) {
  const rounded = roundMinutes(minutes, terms)
  return {
    unit: 'hour',
    quantity: hoursOf(rounded),
    why: [
      `${words} ${minutesText(minutes)}.`,
      ...(rounded === minutes ? [] : [`Rounded to ${minutesText(rounded)}.`]),
    ],
  } as const
}

/** Hire by the kilometre charges each of them already. */
function chargedKilometres(docket: DocketFact, hire: HireRate, min_quantity: number | null) {
  const km = kilometresOf(docket)
  if (km === null || km <= 0 || hire.unit === 'km') return undefined
  const least = min_quantity ?? 0
  return {
    quantity: Math.max(km, least),
    why: [kmWords(docket), ...(least > km ? [minimumWords(`${quantityText(least)} km`)] : [])],
  }
}

const minimumWords = (least: string): string => `The minimum of ${least} applies.`

export const kmWords = ({ odometer_start, odometer_finish }: DocketFact): string =>
  `Odometer ${quantityText(odometer_start ?? 0)} km to ${quantityText(odometer_finish ?? 0)} km.`

const minutesOf = (entries: readonly TimeFact[]): number =>
  Math.floor(
    entries.reduce(
      (sum, { started_at, ended_at }) => sum + Date.parse(ended_at) - Date.parse(started_at),
      0,
    ) / 60_000,
  )

/** Travel that a mode charges: to the site is what starts before the first work. */
function chargedTravel(
  travel: readonly TimeFact[],
  { entries }: DocketFact,
  { mode, day }: { mode: 'hourly_one_way' | 'hourly_return' | 'first_and_last_day'; day: DayFacts },
): { entries: readonly TimeFact[]; words: string } {
  if (mode === 'hourly_return') return { entries: travel, words: 'Travelled there and back for' }
  const onSite = entries
    .filter(({ kind }) => kind !== 'travel')
    .map(({ started_at }) => Date.parse(started_at))
  const start = Math.min(...onSite)
  const isThere = ({ started_at }: TimeFact) => Date.parse(started_at) < start
  if (mode === 'hourly_one_way')
    return { entries: travel.filter(isThere), words: 'Travelled to the site for' }
  return {
    entries: travel.filter((entry) => (isThere(entry) ? day.is_first_day : day.is_last_day)),
    words: 'Travel is charged in on the first day and out on the last:',
  }
}
