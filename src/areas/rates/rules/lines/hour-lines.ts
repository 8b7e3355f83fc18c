import { minutesText } from '#areas/dockets/rules/shift/time-words.ts'
import { formatDate } from '#shared/local-date.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { quantityText } from '#shared/units.ts'
import { dayTypeWords } from '../../contract/terms.ts'
import type { DocketFact } from '../facts.ts'
import { type PriceLine, priceLine, timesPercent } from '../price-line.ts'
import { type HireRate, type SideRate, type Tariff, rateWords } from '../tariff.ts'
import { type RoundedPart, roundParts } from '../time/round-time.ts'
import { type TimePart, splitTime } from '../time/split-time.ts'

/** A docket's work and stand-by by the hour: a line for each price, rounded once for the docket. */
export function hourLines(docket: DocketFact, tariff: Tariff): PriceLine[] {
  const parts = splitTime(docket.entries, tariff)
  const last = parts.at(-1)
  if (!last) return []
  const rounded = roundParts(parts, last.price.hire.terms)
  const changes = tariff.hire.length > 1 && new Set(parts.map(({ price }) => price.hire)).size > 1
  const works = rounded.filter(({ part }) => part.kind === 'work')
  const lines = works.map((part) => workLine(docket, tariff, part, changes))
  return [...lines, ...standbyLines(docket, tariff, rounded)]
}

/**
 * A docket's stand-by where its work is counted by the load, tonne or kilometre: at the rate that was agreed for it.
 * Without one it is flagged, since a percentage of such a price means nothing.
 */
export function standbyAlone(docket: DocketFact, tariff: Tariff): PriceLine[] {
  const waits = splitTime(docket.entries, tariff).filter(({ kind }) => kind === 'standby')
  const last = waits.at(-1)
  if (!last || !hasStandbyRate(tariff, last.price.hire)) return []
  return standbyLines(docket, tariff, roundParts(waits, last.price.hire.terms))
}

export const hasStandbyRate = ({ standby }: Pick<Tariff, 'standby'>, { terms }: HireRate): boolean =>
  standby !== null || terms.standby_rate_cents !== null

function workLine(
  { docket_no }: DocketFact,
  { description, product_id, gst_code }: Tariff,
  rounded: RoundedPart,
  changes: boolean,
): PriceLine {
  const { price } = rounded.part
  const since =
    changes && price.hire.valid_from !== ''
      ? [`The rate from ${formatDate(price.hire.valid_from)} applies.`]
      : []
  return priceLine({
    docket_no,
    kind: 'hire',
    description: named(description, rounded.part),
    product_id,
    unit: 'hour',
    quantity: rounded.hours,
    unit_price_cents: price.cents,
    gst_code,
    bears_fuel_levy: price.hire.terms.levy_applies,
    starts_at: new Date(rounded.part.starts_ms).toISOString(),
    why: [`Worked ${minutesText(rounded.minutes)}.`, ...roundingWords(rounded)],
    why_price: price.cents === null ? [] : [...since, ...rateWords(price.hire)],
    price_source: price.hire.source,
    surcharges: price.surcharges,
  })
}

/** Stand-by by the job's rate for it is one line; without one, a line for each price of an hour of work. */
function standbyLines(docket: DocketFact, tariff: Tariff, rounded: readonly RoundedPart[]): PriceLine[] {
  const waits = rounded.filter(({ part }) => part.kind === 'standby')
  if (waits.length === 0) return []
  return tariff.standby
    ? [ratedStandby(docket, tariff.standby, waits)]
    : waits.map((part) => standbyLine(docket, tariff, part))
}

function ratedStandby({ docket_no }: DocketFact, rate: SideRate, waits: readonly RoundedPart[]): PriceLine {
  const minutes = waits.reduce((sum, part) => sum + part.minutes, 0)
  const hours = waits.reduce((sum, part) => sum + Math.round(part.hours * 1000), 0) / 1000
  const least = rate.min_quantity ?? 0
  return priceLine({
    docket_no,
    kind: 'standby',
    description: rate.description,
    product_id: rate.product_id,
    rate_id: rate.id,
    unit: 'hour',
    quantity: Math.max(hours, least),
    unit_price_cents: rate.rate_cents,
    gst_code: rate.gst_code,
    bears_fuel_levy: rate.bears_fuel_levy,
    why: [
      `Stood by for ${minutesText(minutes)}.`,
      ...waits.flatMap(roundingWords),
      ...(least > hours ? [`The minimum of ${quantityText(least)} h applies.`] : []),
    ],
  })
}

/**
 * Stand-by at its own rate, or at the percentage of what an hour of work costs at that time: 50 % [TC1], the usual one.
 */
function standbyLine(
  { docket_no }: DocketFact,
  { description, product_id, gst_code }: Tariff,
  rounded: RoundedPart,
): PriceLine {
  const { price } = rounded.part
  const { standby_rate_cents: own, standby_percent, levy_applies } = price.hire.terms
  const cents = own ?? (price.cents === null ? null : timesPercent(price.cents, standby_percent))
  return priceLine({
    docket_no,
    kind: 'standby',
    description: `Stand-by: ${named(description, rounded.part)}`,
    product_id,
    unit: 'hour',
    quantity: rounded.hours,
    unit_price_cents: cents,
    gst_code,
    bears_fuel_levy: levy_applies,
    price_source: price.hire.source,
    why: [`Stood by for ${minutesText(rounded.minutes)}.`, ...roundingWords(rounded)],
    why_price: [
      own === null
        ? `Stand-by is charged at ${standby_percent}% of ${price.cents === null ? 'the rate' : `${formatUnitPrice(price.cents)} an hour`}.`
        : 'Stand-by has its own rate.',
    ],
  })
}

/** `Excavator 14 t, public holiday, night`: whatever prices it. */
const named = (description: string, { price: { day_types } }: TimePart): string =>
  [description, ...day_types.map((type) => dayTypeWords[type].toLowerCase())].join(', ')

function roundingWords({ minutes, rounded }: RoundedPart): string[] {
  if (rounded === minutes) return []
  const way = rounded > minutes ? 'up' : 'down'
  return [`The shift’s time is rounded once, here ${way} to ${minutesText(rounded)}.`]
}
