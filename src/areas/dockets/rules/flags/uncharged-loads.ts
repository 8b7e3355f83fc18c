import { type ChargeUnit, amountText, unitName } from '#shared/units.ts'
import type { DocketTerms } from '../charges/docket-lines.ts'
import type { LoadFact } from '../loads/load-fact.ts'
import { type LoadUnit, countLoads, figureOf, loadGroups } from '../charges/load-lines.ts'
import { type RateTerm, isCartage, loadRates } from '../charges/match-rate.ts'
import { mayChargeAny, saysCartage } from '../charges/rate-kind.ts'

export const isLoadUnit = (unit: ChargeUnit): unit is LoadUnit =>
  unit === 'load' || unit === 'tonne' || unit === 'm3'
const lacking = { load: 'figure', tonne: 'weight', m3: 'volume' } as const

type Terms = Pick<DocketTerms, 'rate' | 'rates' | 'materials' | 'hire'>
interface Charged {
  readonly load: LoadFact
  /** The rates that charge it, or those to choose from. */
  readonly by: readonly RateTerm[]
  /** Further rates that could have charged it, but do not. */
  readonly missed: readonly RateTerm[]
}

/** What is not charged for loads: a possible rate not used, no rate for their material, no weight or volume. */
export function unchargedLoads(loads: readonly LoadFact[], terms: Terms): string[] {
  const groups = loadGroups(loads, terms)
  const charges = loads.map((load): Charged => {
    const by = groups.filter((group) => group.loads.includes(load)).flatMap(({ rates }) => rates)
    return { load, by, missed: missedBy(load, by, terms) }
  })
  return [...missedWords(charges, terms), ...charges.flatMap((one) => unratedWords(one, terms))]
}

/** Unused cartage, and rates that name no material and so may be for any. */
function missedBy(load: LoadFact, by: readonly RateTerm[], { rates, materials }: Terms): RateTerm[] {
  const isCarted = by.some(saysCartage)
  return loadRates(rates).filter((rate) => {
    if (by.includes(rate)) return false
    if (isCartage(rate)) return !by.some(isCartage)
    return mayChargeAny(rate, load, materials) && !(isCarted && saysCartage(rate))
  })
}

/** `Not charged: Cartage per load, 2 loads.` */
function missedWords(charges: readonly Charged[], { rates }: Terms): string[] {
  const words = loadRates(rates).flatMap((rate) => {
    const loads = charges.filter(({ missed }) => missed.includes(rate)).map(({ load }) => load)
    if (loads.length === 0) return []
    const unit = rate.unit as LoadUnit
    const { quantity } = countLoads(loads, unit)
    const amount = quantity > 0 ? amountText(quantity, unit) : amountText(loads.length, 'load')
    return `${rate.description}, ${amount}`
  })
  return words.length === 0 ? [] : [`Not charged: ${words.join('; ')}.`]
}

function unratedWords({ load, by, missed }: Charged, { rate, rates }: Terms): string[] {
  const name = `Load ${load.load_no}, ${load.material}`
  const counts = [...by.map(({ unit }) => unit), rate.unit].filter(isLoadUnit)
  const lacks = counts.find((unit) => figureOf(load, unit) === null)
  if (lacks) {
    const isAll = counts.every((unit) => figureOf(load, unit) === null)
    return [
      isAll
        ? `Load ${load.load_no} has no ${lacking[lacks]}, so it is not charged.`
        : `Load ${load.load_no} has no ${lacking[lacks]}, so it is not charged by the ${unitName(lacks, 1)}.`,
    ]
  }
  if (missed.length > 0 || isLoadUnit(rate.unit)) return []
  const others = loadRates(rates).filter((one) => !isCartage(one))
  if (counts.length === 0 && loadRates(rates).length > 0)
    return [`${name}: the job has no rate for it, so it is not charged.`]
  return others.length > 0 && by.every(isCartage) ? [`${name}: only its cartage is charged.`] : []
}
