import { minutesText } from '#areas/dockets/rules/shift/time-words.ts'
import { formatDate } from '#shared/local-date.ts'
import { dayTypeWords } from '../../contract/terms.ts'
import type { DocketFact } from '../facts.ts'
import { type PriceLine, priceLine, timesPercent } from '../price-line.ts'
import type { Tariff } from '../tariff.ts'
import { type RoundedPart, roundParts } from '../time/round-time.ts'
import { type TimePart, splitTime } from '../time/split-time.ts'

/** A docket's work and stand-by by the hour: a line for each price, rounded once for the docket. */
export function hourLines(docket: DocketFact, tariff: Tariff): { lines: PriceLine[]; parts: TimePart[] } {
  const parts = splitTime(docket.entries, tariff)
  const last = parts.at(-1)
  if (!last) return { lines: [], parts }
  const rounded = roundParts(parts, last.price.hire.terms)
  const changes = tariff.hire.length > 1 && new Set(parts.map(({ price }) => price.hire)).size > 1
  const lines = rounded.map((part) =>
    part.part.kind === 'work' ? workLine(docket, tariff, part, changes) : standbyLine(docket, tariff, part),
  )
  return { lines, parts }
}

function workLine(
  { docket_no }: DocketFact,
  { description, product_id, gst_code }: Tariff,
  rounded: RoundedPart,
  changes: boolean,
): PriceLine {
  const { price } = rounded.part
  const since = changes ? [`The rate from ${formatDate(price.hire.valid_from)} applies.`] : []
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
    why: [`Worked ${minutesText(rounded.minutes)}.`, ...roundingWords(rounded), ...since, sourceOf(price)],
    surcharges: price.surcharges,
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
    why: [
      `Stood by for ${minutesText(rounded.minutes)}.`,
      ...roundingWords(rounded),
      own === null ? `Stand-by is charged at ${standby_percent}% of the rate.` : 'Stand-by has its own rate.',
    ],
  })
}

const named = (description: string, { price: { day_type } }: TimePart): string =>
  day_type === null ? description : `${description}, ${dayTypeWords[day_type].toLowerCase()}`

const sourceOf = ({ hire: { source } }: TimePart['price']): string => `Rate: ${source}.`

function roundingWords({ minutes, rounded }: RoundedPart): string[] {
  if (rounded === minutes) return []
  const way = rounded > minutes ? 'up' : 'down'
  return [`The shift’s time is rounded once, here ${way} to ${minutesText(rounded)}.`]
}
