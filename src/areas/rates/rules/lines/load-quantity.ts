import { densityText } from '#areas/settings/rules/density-text.ts'
import { type LoadUnit, amountText, thousandths } from '#shared/units.ts'
import type { LoadFact } from '../facts.ts'

/** What a load counts: exact to the thousandth; null without a weight or volume that gives it. */
export interface LoadQuantity {
  thousandths: number | null
  /** From the other measure, by density. */
  isConverted: boolean
}

/** A load in a unit. Tonnes are the truck's and the dog's; where only the other measure is known, density converts. */
export function loadQuantity(load: LoadFact, unit: LoadUnit): LoadQuantity {
  if (unit === 'load') return { thousandths: 1000, isConverted: false }
  const kg = load.net_t === null ? null : thousandths(load.net_t) + thousandths(load.dog_net_t ?? 0)
  const litres = load.volume_m3 === null ? null : thousandths(load.volume_m3)
  const own = unit === 'tonne' ? kg : litres
  if (own !== null) return { thousandths: own, isConverted: false }
  const other = unit === 'tonne' ? litres : kg
  if (other === null || !load.density) return { thousandths: null, isConverted: false }
  const density = thousandths(load.density)
  const converted = unit === 'tonne' ? (other * density) / 1000 : (other * 1000) / density
  return { thousandths: Math.round(converted), isConverted: true }
}

const measures = { load: 'figure', tonne: 'weight', m3: 'volume' } as const

/** Loads together, with the words for it and those that cannot be counted. */
export function countLoads(
  loads: readonly LoadFact[],
  unit: LoadUnit,
  min_quantity: number | null,
): { quantity: number; why: string[]; lacking: number[] } {
  let total = 0
  const [charged, lacking]: [number[], number[]] = [[], []]
  const converted: LoadFact[] = []
  for (const load of loads) {
    const counted = loadQuantity(load, unit)
    if (counted.thousandths === null) lacking.push(load.load_no)
    else {
      charged.push(load.load_no)
      total += counted.thousandths
    }
    if (counted.isConverted) converted.push(load)
  }
  const least = total > 0 ? thousandths(min_quantity) : 0
  return {
    quantity: Math.max(total, least) / 1000,
    lacking,
    why: [
      ...(charged.length ? [`${loadNumbers(charged)}: ${amountText(total / 1000, unit)}.`] : []),
      ...conversionWords(converted, unit),
      ...(lacking.length ? [`${loadNumbers(lacking)}: no ${measures[unit]}, not counted.`] : []),
      ...(least > total ? [`The minimum of ${amountText(least / 1000, unit)} applies.`] : []),
    ],
  }
}

/** `Loads 2, 3: 22 m³ at 1.6 t/m³ are 35.2 tonnes.`, by density. */
function conversionWords(loads: readonly LoadFact[], unit: LoadUnit): string[] {
  const from = unit === 'tonne' ? 'm3' : 'tonne'
  return [...Map.groupBy(loads, ({ density }) => density)].map(([density, alike]) => {
    const sum = (of: LoadUnit) =>
      amountText(alike.reduce((all, load) => all + (loadQuantity(load, of).thousandths ?? 0), 0) / 1000, of)
    const numbers = loadNumbers(alike.map(({ load_no }) => load_no))
    return `${numbers}: ${sum(from)} at ${densityText(density)} ${alike.length === 1 ? 'is' : 'are'} ${sum(unit)}.`
  })
}

/** `Load 1`, `Loads 1, 3`. */
export const loadNumbers = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Load' : 'Loads'} ${numbers.join(', ')}`
