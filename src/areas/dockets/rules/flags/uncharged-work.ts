import { isTravel } from '#areas/jobs/rules/rate-words.ts'
import { type ChargeUnit, amountText, unitName } from '#shared/units.ts'
import { plural } from '#shared/text.ts'
import { type DocketFacts, type DocketTerms, kilometresOf } from '../charges/docket-lines.ts'
import { travelRate } from '../charges/match-rate.ts'
import { minutesOf, minutesText } from '../shift/time-words.ts'
import { isLoadUnit, unchargedLoads } from './uncharged-loads.ts'

/** Work that is not charged to anyone, in words; empty where all of it is. */
export function unchargedWork(
  facts: DocketFacts,
  terms: Pick<DocketTerms, 'rate' | 'rates' | 'materials' | 'hire'>,
): string[] {
  return [
    ...unchargedHire(facts, terms.rate.unit),
    ...unchargedLoads(facts.loads, terms),
    ...unchargedTravel(facts, terms),
  ]
}

function unchargedHire(facts: DocketFacts, unit: ChargeUnit) {
  const { loads, entries } = facts
  const worked = minutesOf(entries, 'work') + minutesOf(entries, 'standby')
  if (unit === 'km' && kilometresOf(facts) === null)
    return ['No odometer readings: kilometres are not charged.']
  return isLoadUnit(unit) && loads.length === 0 && worked > 0
    ? [`${minutesText(worked)} of work without a load is not charged.`]
    : []
}

function unchargedTravel(facts: DocketFacts, { rate, rates }: Pick<DocketTerms, 'rate' | 'rates'>) {
  const minutes = minutesOf(facts.entries, 'travel')
  const agreed = travelRate(rates)
  if (agreed?.unit === 'km') {
    if (kilometresOf(facts) === null)
      return ['Travel is charged by the km, but there are no odometer readings.']
    return rate.unit === 'km' ? ['Travel is charged by the km, and its km are charged as hire.'] : []
  }
  if (minutes === 0 || agreed) return []
  const other = rates.find(({ description }) => isTravel(description))
  const why = other
    ? `a docket cannot count “${other.description}” by the ${unitName(other.unit, 1)}`
    : 'the job has no rate for travel'
  return [`Travel of ${minutesText(minutes)} is not charged: ${why}.`]
}

export interface QuotedRate {
  readonly description: string
  readonly unit: ChargeUnit
  readonly quantity: number
}
/** Quoted for the job and on no docket or invoice: `Quoted but not charged yet: Float in, 1 each; Tolls, 2 each.` */
export const quotedWords = (rates: readonly QuotedRate[]): string =>
  `Quoted but not charged yet: ${rates
    .map(({ description, unit, quantity }) => `${description}, ${amountText(quantity, unit)}`)
    .join('; ')}.`

const maxNamed = 5
/** Messages about several dockets, one per line: the first few in full, and the number of the rest. */
export function severalLines(words: readonly string[]): string[] {
  const more = words.length - maxNamed
  return [...words.slice(0, maxNamed), ...(more > 0 ? [`And ${plural(more, 'more docket')}.`] : [])]
}
