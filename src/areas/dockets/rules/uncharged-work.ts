import { type ChargeUnit, quantityText, unitName } from '#shared/units.ts'
import { plural } from '#shared/text.ts'
import type { DocketFacts, DocketTerms } from './docket-lines.ts'
import { type LoadUnit, figureOf } from './load-lines.ts'
import { loadRates, ratesOfLoad, travelRate } from './match-rate.ts'
import { minutesOf, minutesText } from './time-words.ts'

const isLoadUnit = (unit: ChargeUnit): unit is LoadUnit =>
  unit === 'load' || unit === 'tonne' || unit === 'm3'
const lacking = { load: 'figure', tonne: 'weight', m3: 'volume' } as const

/** What was done and is charged to nobody, in words; empty where everything is. */
export function unchargedWork(
  facts: DocketFacts,
  terms: Pick<DocketTerms, 'rate' | 'rates' | 'materials'>,
): string[] {
  return [
    ...unchargedHire(facts, terms.rate.unit),
    ...unchargedLoads(facts, terms),
    ...unchargedTravel(facts, terms),
  ]
}

function unchargedHire({ loads, entries, odometer_start, odometer_finish }: DocketFacts, unit: ChargeUnit) {
  const worked = minutesOf(entries, 'work') + minutesOf(entries, 'standby')
  if (unit === 'km' && (odometer_start === null || odometer_finish === null))
    return ['There are no odometer readings: no kilometres are charged.']
  return isLoadUnit(unit) && loads.length === 0 && worked > 0
    ? [`${minutesText(worked)} of work without a load: nothing is charged for it.`]
    : []
}

/** A load that counts by weight or volume and has none, or that no rate is for where the job has rates for loads. */
function unchargedLoads(
  { loads }: DocketFacts,
  { rate, rates, materials }: Pick<DocketTerms, 'rate' | 'rates' | 'materials'>,
) {
  return loads.flatMap((load) => {
    const units = ratesOfLoad(rates, load, materials).rates.map(({ unit }) => unit)
    const counts = [...units, rate.unit].filter(isLoadUnit)
    if (counts.length === 0)
      return loadRates(rates).length === 0
        ? []
        : [`Load ${load.load_no}, ${load.material}: no rate of the job is for it, so it is not charged.`]
    const lacks = counts.find((unit) => figureOf(load, unit) === null)
    return lacks ? [`Load ${load.load_no} has no ${lacking[lacks]}: it is not charged.`] : []
  })
}

function unchargedTravel({ entries }: DocketFacts, { rates }: Pick<DocketTerms, 'rates'>) {
  const minutes = minutesOf(entries, 'travel')
  return minutes === 0 || travelRate(rates)
    ? []
    : [`Travel of ${minutesText(minutes)} is not charged: the job has no rate for travel.`]
}

export interface QuotedRate {
  readonly description: string
  readonly unit: ChargeUnit
  readonly quantity: number
}
/** What was quoted for the job and is on no docket or invoice: `Quoted and not charged yet: Float in, 1 each; Tolls, 2 each.` */
export const quotedWords = (rates: readonly QuotedRate[]): string =>
  `Quoted and not charged yet: ${rates
    .map(
      ({ description, unit, quantity }) =>
        `${description}, ${quantityText(quantity)} ${unitName(unit, quantity)}`,
    )
    .join('; ')}.`

const mostNamed = 5
/** What several dockets do not charge: the first few in full, and how many more there are. */
export function severalWords(words: readonly string[]): string {
  const more = words.length - mostNamed
  return [...words.slice(0, mostNamed), ...(more > 0 ? [`And ${plural(more, 'more docket')}.`] : [])].join(
    ' ',
  )
}
