import { amountText, thousandths } from '#shared/units.ts'
import { type Counted, counted } from './counted.ts'
import type { LoadFact } from '../loads/load-fact.ts'
import { type FittingRates, type RateTerm, isCartage, loadRates, ratesOfLoad } from './match-rate.ts'

/** Loads with the one rate that charges them, or with those to choose from. */
export interface LoadGroup extends FittingRates {
  loads: readonly LoadFact[]
}

/** What loads are charged by. */
export interface LoadTerms {
  readonly rates: readonly RateTerm[]
  /** All materials: a rate may be for a different one than it seems. */
  readonly materials: readonly string[]
  /** The hired machine carts the loads, so its hire pays for that. */
  readonly hire: { readonly carts: boolean }
}

/**
 * Each load with the rates that fit it best, in the rates' order; loads without a rate are in none. Tipping
 * or supplying is one charge for a load, and cartage another.
 */
export function loadGroups(loads: readonly LoadFact[], { rates, materials, hire }: LoadTerms): LoadGroup[] {
  const others = rates.filter((rate) => !isCartage(rate))
  const cartage = hire.carts ? [] : rates.filter(isCartage)
  const places = loadRates(rates).map(({ id }) => id)
  const placeOf = ({ rates: [first] }: LoadGroup) => places.indexOf(first?.id ?? 0)
  return [...groupsOf(loads, others, materials), ...groupsOf(loads, cartage, materials)].toSorted(
    (a, b) => placeOf(a) - placeOf(b) || Number(b.isSure) - Number(a.isSure),
  )
}

/** The same for the rates of one kind. */
function groupsOf(
  loads: readonly LoadFact[],
  rates: readonly RateTerm[],
  materials: readonly string[],
): LoadGroup[] {
  const groups = new Map<string, FittingRates & { loads: LoadFact[] }>()
  for (const load of loads) {
    const best = ratesOfLoad(rates, load, materials)
    const key = [best.isSure, ...best.rates.map(({ id }) => id)].join(' ')
    const group = groups.get(key) ?? { ...best, loads: [] }
    group.loads.push(load)
    groups.set(key, group)
  }
  return [...groups.values()].filter((group) => group.rates.length > 0)
}

export type LoadUnit = 'load' | 'tonne' | 'm3'
const loadRules = { load: 'By the load', tonne: 'By the tonne', m3: 'By the cubic metre' } as const
const lacking = { tonne: 'weight', m3: 'volume' } as const

/** How much a load counts in a unit; null when not weighed or measured. */
export const figureOf = (load: LoadFact, unit: LoadUnit): number | null =>
  unit === 'load' ? 1 : unit === 'tonne' ? load.net_t : load.volume_m3

/** Loads, tonnes or cubic metres, exact to the thousandth; loads without a figure are named. */
export function countLoads(
  loads: readonly LoadFact[],
  unit: LoadUnit,
  min_quantity: number | null = null,
): Counted {
  const figure = (load: LoadFact) => figureOf(load, unit)
  const carried = loads.reduce((sum, load) => sum + thousandths(figure(load)), 0) / 1000
  const quantity = carried > 0 ? Math.max(carried, min_quantity ?? 0) : 0
  const silent = unit === 'load' ? [] : loads.filter((load) => figure(load) === null)
  const amount = (of: number) => amountText(of, unit)
  const { explanation } = counted(loadRules[unit], amountText(loads.length, 'load'), carried, unit, [
    ...(unit === 'load'
      ? []
      : loads
          .filter((load) => figure(load) !== null)
          .map((load) => `Load ${load.load_no}: ${amount(figure(load) ?? 0)}.`)),
    ...silent.map((load) => `Load ${load.load_no} has no ${lacking[unit as 'tonne']}: not counted.`),
  ])
  if (quantity > carried)
    explanation.steps.splice(
      -1,
      1,
      `The minimum of ${amount(quantity)} applies.`,
      `Charged: ${amount(quantity)}.`,
    )
  return { quantity, explanation: { ...explanation, minimum: min_quantity ? amount(min_quantity) : null } }
}
