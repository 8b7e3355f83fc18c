import { isOnce } from '#areas/dockets/rules/charges/once-units.ts'
import { minutesText } from '#areas/dockets/rules/shift/time-words.ts'
import { type LoadUnit, amountText, isLoadUnit } from '#shared/units.ts'
import type { DayFacts, DocketFact, LoadFact, ShortDay } from './facts.ts'
import { fitsLoad, loadRatesOf, ratesOfLoad } from './lines/fitting-rates.ts'
import { hasStandbyRate } from './lines/hour-lines.ts'
import { countLoads, loadNumbers, loadQuantity } from './lines/load-quantity.ts'
import { shortDayFloor } from './lines/short-day-floor.ts'
import { kilometresOf } from './lines/travel-line.ts'
import type { PriceLine } from './price-line.ts'
import { type Tariff, hireRateOn } from './tariff.ts'

export const priceFlagCodes = [
  'load_without_rate',
  'load_without_weight',
  'rate_not_used',
  'load_with_several_rates',
  'work_without_load',
  'standby_without_rate',
  'travel_without_rate',
  'km_without_readings',
  'attachment_without_rate',
  'toll_without_rate',
  'short_day_without_rate',
  'line_without_price',
] as const
/** Work that is done and not charged, in words: a docket is not approved over it without a reason. */
export interface PriceFlag {
  code: (typeof priceFlagCodes)[number]
  docket_no: string
  words: string
}

/** Everything of an asset's day that its lines do not charge. */
export function priceFlags(day: DayFacts, tariff: Tariff, lines: readonly PriceLine[]): PriceFlag[] {
  const flags = day.dockets.flatMap((docket) => {
    const found = [
      ...loadFlags(docket, day, tariff),
      ...standbyFlags(docket, day, tariff),
      ...travelFlags(docket, day, tariff),
      ...extraFlags(docket, day, tariff),
      ...shortDayFlags(docket, day, tariff),
    ]
    return found.map(([code, words]): PriceFlag => ({ code, docket_no: docket.docket_no, words }))
  })
  const unpriced = lines.filter(
    ({ unit_price_cents, choices }) => unit_price_cents === null && choices.length === 0,
  )
  const undecided = lines.filter(({ choices }) => choices.length > 0)
  return [
    ...flags,
    ...undecided.map(({ docket_no, steps }): PriceFlag => ({
      code: 'load_with_several_rates',
      docket_no,
      words: steps[0]?.words ?? '',
    })),
    ...unpriced.map(({ docket_no, description }): PriceFlag => ({
      code: 'line_without_price',
      docket_no,
      words: `“${description}” has no price.`,
    })),
  ]
}

type Found = [code: PriceFlag['code'], words: string]

function loadFlags({ loads, entries }: DocketFact, day: DayFacts, tariff: Tariff): Found[] {
  const { unit } = hireRateOn(tariff, day.work_date)
  const isByLoad = isLoadUnit(unit)
  const { others, cartage } = loadRatesOf(tariff)
  const [without, lacking] = [new Map<string | null, Set<number>>(), new Map<LoadUnit, Set<number>>()]
  const mustCount = (load_no: number, by: LoadUnit) =>
    lacking.set(by, (lacking.get(by) ?? new Set()).add(load_no))
  for (const load of loads) {
    const best = [ratesOfLoad(others, load), ratesOfLoad(cartage, load)]
    // Where a job charges nothing for loads they are only recorded.
    const isCharged = best.some(({ rates }) => rates.length > 0) || isByLoad
    if (!isCharged && tariff.load_rates.length > 0)
      without.set(load.material, (without.get(load.material) ?? new Set()).add(load.load_no))
    for (const { rates, isSure } of best) {
      const [rate] = rates
      if (rate && isSure && loadQuantity(load, rate.unit).thousandths === null)
        mustCount(load.load_no, rate.unit)
    }
    if (isByLoad && loadQuantity(load, unit).thousandths === null) mustCount(load.load_no, unit)
  }
  const worked = isByLoad && loads.length === 0 ? minutesIn(entries, 'work') : 0
  const unused = unusedRates(loads, tariff)
  return [
    ...[...without].flatMap(([material, numbers]) =>
      flagOf('load_without_rate', numbers, material ? `no rate for ${material}.` : 'no rate applies.'),
    ),
    ...[...lacking].flatMap(([by, numbers]) =>
      flagOf('load_without_weight', numbers, `no ${by === 'tonne' ? 'weight' : 'volume'}, not charged.`),
    ),
    ...(unused.length > 0 ? [['rate_not_used', `Not charged: ${unused.join('; ')}.`] satisfies Found] : []),
    ...(worked > 0
      ? [
          [
            'work_without_load',
            `${minutesText(worked)} of work without a load is not charged.`,
          ] satisfies Found,
        ]
      : []),
  ]
}

/**
 * Rates that loads might have been charged by and were not: cartage that the hire pays for, and what names neither
 * material nor tip site where another rate fits better. `Cartage per load, 2 loads`.
 */
function unusedRates(loads: readonly LoadFact[], tariff: Tariff): string[] {
  const { load_rates, carts } = tariff
  const idle = load_rates.filter(({ kind, material, tip_site_id }) =>
    kind === 'cartage' ? carts : kind === 'other' && material === null && tip_site_id === null,
  )
  if (idle.length === 0) return []
  const { others } = loadRatesOf(tariff)
  const best = loads.map((load) => ratesOfLoad(others, load).rates)
  return idle.flatMap((rate) => {
    const { unit, description } = rate
    const missed = loads.filter((load, at) => fitsLoad(rate, load) && !best[at]?.includes(rate))
    if (missed.length === 0) return []
    const { quantity } = countLoads(missed, unit, null)
    return `${description}, ${quantity > 0 ? amountText(quantity, unit) : amountText(missed.length, 'load')}`
  })
}

const flagOf = (code: PriceFlag['code'], numbers: ReadonlySet<number>, words: string): Found[] =>
  numbers.size === 0 ? [] : [[code, `${loadNumbers([...numbers])}: ${words}`]]

/** By the hour, day or at one price the hire pays for waiting. */
function standbyFlags({ entries }: DocketFact, day: DayFacts, tariff: Tariff): Found[] {
  const hire = hireRateOn(tariff, day.work_date)
  if (hire.unit === 'hour' || isOnce(hire.unit) || hasStandbyRate(tariff, hire)) return []
  const minutes = minutesIn(entries, 'standby')
  if (minutes === 0) return []
  return [['standby_without_rate', `Stand-by of ${minutesText(minutes)} is not charged: no rate was agreed.`]]
}

function travelFlags(docket: DocketFact, day: DayFacts, tariff: Tariff): Found[] {
  const { unit, terms } = hireRateOn(tariff, day.work_date)
  const isByKm = tariff.travel ? tariff.travel.unit === 'km' : terms.travel_mode === 'km'
  const hasReadings = kilometresOf(docket) !== null
  const minutes = minutesIn(docket.entries, 'travel')
  return [
    ...((unit === 'km' || isByKm) && !hasReadings
      ? [['km_without_readings', 'No odometer readings: kilometres are not charged.'] satisfies Found]
      : []),
    ...(minutes > 0 && tariff.travel === null && terms.travel_mode === null
      ? [
          [
            'travel_without_rate',
            `Travel of ${minutesText(minutes)} is not charged: no rate was agreed.`,
          ] satisfies Found,
        ]
      : []),
  ]
}

function extraFlags({ attachments, tolls }: DocketFact, day: DayFacts, tariff: Tariff): Found[] {
  const { terms } = hireRateOn(tariff, day.work_date)
  const known = new Set(terms.attachments.map(({ attachment_id }) => attachment_id))
  return [
    ...attachments
      .filter(({ attachment_id }) => !known.has(attachment_id))
      .map(({ name }): Found => ['attachment_without_rate', `“${name}” was used and has no rate.`]),
    ...(tolls !== null && tariff.agreed_tolls === null && terms.toll_mode === null
      ? [['toll_without_rate', 'Tolls are not charged: nothing was agreed.'] satisfies Found]
      : []),
  ]
}

/** A short day for which nothing was agreed; no hours at all may have been agreed. */
function shortDayFlags({ entries }: DocketFact, { short_day, work_date }: DayFacts, tariff: Tariff): Found[] {
  if (short_day === null) return []
  const { unit, terms } = hireRateOn(tariff, work_date)
  const isByHour = unit === 'hour'
  const isWorked = minutesIn(entries, 'work') + minutesIn(entries, 'standby') > 0
  if (isByHour ? shortDayFloor(short_day, terms) : isWorked) return []
  const why = isByHour ? 'nothing was agreed for such notice' : 'the hire is not by the hour'
  return [['short_day_without_rate', `${shortDayNouns[short_day.kind]} is not charged: ${why}.`]]
}

const shortDayNouns = {
  no_start: 'No start',
  wet_weather: 'Wet weather',
  late_cancellation: 'The cancellation',
} as const satisfies Record<ShortDay['kind'], string>

const minutesIn = (entries: DocketFact['entries'], kind: DocketFact['entries'][number]['kind']): number =>
  Math.floor(
    entries.reduce(
      (sum, entry) =>
        entry.kind === kind ? sum + Date.parse(entry.ended_at) - Date.parse(entry.started_at) : sum,
      0,
    ) / 60_000,
  )
