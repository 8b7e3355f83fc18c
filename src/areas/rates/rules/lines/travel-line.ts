import { minutesText } from '#areas/dockets/rules/shift/time-words.ts'
import { quantityText } from '#shared/units.ts'
import type { DayFacts, DocketFact, TimeFact } from '../facts.ts'
import { type PriceLine, priceLine } from '../price-line.ts'
import { type Tariff, hireRateOn } from '../tariff.ts'
import { hoursOf, roundMinutes } from '../time/round-time.ts'

/** The distance driven; null without both readings. */
export const kilometresOf = ({ odometer_start, odometer_finish }: DocketFact): number | null =>
  odometer_start === null || odometer_finish === null
    ? null
    : Math.round((odometer_finish - odometer_start) * 1000) / 1000

/**
 * Travel of a docket as agreed: depot to depot by the hour [TC3], or only on the first day [TC1]. By the hour without
 * its own rate it costs what the hire does. It is outside the minimum, and rounded by itself.
 */
export function travelLine(docket: DocketFact, day: DayFacts, tariff: Tariff): PriceLine | undefined {
  const { terms, rate_cents, unit: hired } = hireRateOn(tariff, day.work_date)
  const { travel_mode: mode, travel_rate_cents: own } = terms
  const common = {
    docket_no: docket.docket_no,
    kind: 'travel',
    description: `Travel: ${tariff.description}`,
    gst_code: tariff.gst_code,
    bears_fuel_levy: terms.levy_applies,
  } as const
  if (mode === 'km') {
    const km = kilometresOf(docket)
    // Hire by the kilometre charges each of them already.
    if (km === null || km <= 0 || hired === 'km') return undefined
    return priceLine({ ...common, unit: 'km', quantity: km, unit_price_cents: own, why: [kmWords(docket)] })
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
  const minutes = Math.floor(
    entries.reduce(
      (sum, { started_at, ended_at }) => sum + Date.parse(ended_at) - Date.parse(started_at),
      0,
    ) / 60_000,
  )
  if (minutes === 0) return undefined
  const rounded = roundMinutes(minutes, terms)
  return priceLine({
    ...common,
    unit: 'hour',
    quantity: hoursOf(rounded),
    unit_price_cents: own ?? (hired === 'hour' ? rate_cents : null),
    why: [
      `${words} ${minutesText(minutes)}.`,
      ...(rounded === minutes ? [] : [`Rounded to ${minutesText(rounded)}.`]),
      ...(own === null ? ['Travel is charged at the hire rate.'] : []),
    ],
  })
}

export const kmWords = ({ odometer_start, odometer_finish }: DocketFact): string =>
  `Odometer ${quantityText(odometer_start ?? 0)} km to ${quantityText(odometer_finish ?? 0)} km.`

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
