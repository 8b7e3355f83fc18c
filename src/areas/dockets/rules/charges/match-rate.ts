import { isStandby, isTravel } from '#areas/jobs/rules/rate-words.ts'
import type { ProductCategory } from '#areas/products/contract/choices.ts'
import type { ChargeUnit, GstCode } from '#shared/units.ts'

/** What a client pays on a job in addition to the hire. */
export interface RateTerm {
  readonly id: number
  readonly product_id: number | null
  /** From its product, else from its quote line; null if unknown. */
  readonly category: ProductCategory | null
  readonly description: string
  readonly unit: ChargeUnit
  /** How many were quoted; null if unspecified. */
  readonly quantity?: number | null
  readonly min_quantity: number | null
  readonly unit_price_cents: number
  readonly gst_code: GstCode
}

export const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().match(/[a-z0-9]+/g) ?? [])]

type Named = Pick<RateTerm, 'unit' | 'description'>
export const standbyRate = <R extends Named>(rates: readonly R[]): R | undefined =>
  rates.find(({ unit, description }) => unit === 'hour' && isStandby(description))

const travelUnits: readonly ChargeUnit[] = ['hour', 'each', 'fixed', 'km']
export const travelRate = <R extends Named>(rates: readonly R[]): R | undefined =>
  rates.find(({ unit, description }) => travelUnits.includes(unit) && isTravel(description))

export const loadUnits: readonly ChargeUnit[] = ['load', 'tonne', 'm3']

/** Rates counted by loads: tip fees, materials, cartage. */
export const loadRates = (rates: readonly RateTerm[]): RateTerm[] =>
  rates.filter(({ unit }) => loadUnits.includes(unit))

/** Cartage of a load is charged in addition to tipping or supplying it. */
export const isCartage = ({ category }: RateTerm): boolean => category === 'cartage'

export interface Carried {
  readonly material: string
  readonly tip: string | null
}
/** The rates that fit a load best. */
export interface FittingRates {
  rates: RateTerm[]
  /** The only one, so it is charged without asking. */
  isSure: boolean
}

/**
 * The rates of one kind, cartage or not, that fit a load best. A rate fits when its words include the
 * material or the tip, "Clean fill" in "Tip fee, clean fill"; one that names both fits better, and of those
 * that name the same the one with the fewest other words. Cartage without a material fits all of them. A load
 * is charged by one rate of a kind: where several fit equally well, or one by its material and another by its
 * tip, someone chooses. A rate for a different entry of `materials`, such as "Cat C with PFAS" for Cat C, is
 * never used without asking, and only considered where no other names the material.
 */
export function ratesOfLoad(
  rates: readonly RateTerm[],
  load: Carried,
  materials: readonly string[],
): FittingRates {
  const fits = loadRates(rates).flatMap((rate) => fitOf(rate, load, materials))
  const [sure, doubtful] = [true, false].map((is) =>
    fits.filter(({ rate }) => isForMaterial(rate, load.material, materials) === is),
  ) as [Fit[], Fit[]]
  const asks = doubtful.length > 0 && !sure.some(({ named }) => named !== 'tip')
  const best = [...bestOf(sure), ...(asks ? bestOf(doubtful) : [])]
  return { rates: rates.filter((rate) => best.includes(rate)), isSure: best.length === 1 && !asks }
}

function bestOf(fits: readonly Fit[]): RateTerm[] {
  const naming = (what: Fit['named']) => fits.filter(({ named }) => named === what)
  const both = naming('both')
  if (both.length > 0) return fewestBesides(both)
  const one = [...fewestBesides(naming('material')), ...fewestBesides(naming('tip'))]
  return one.length > 0 ? one : naming('neither').map(({ rate }) => rate)
}

const joining = ['and', 'or', 'with', 'of']
/** The words that identify a material. */
const coreOf = (material: string): string[] => wordsOf(material).filter((word) => !joining.includes(word))

/**
 * Whether a rate is for a material, if it names any in the list: of "Cat C" and "Cat C with PFAS", both of
 * which are among its words, it names the second.
 */
export function isForMaterial(
  { description }: RateTerm,
  material: string,
  materials: readonly string[],
): boolean {
  const said = wordsOf(description)
  const named = [...new Set([material, ...materials])]
    .map(coreOf)
    .filter((core) => core.length > 0 && core.every((word) => said.includes(word)))
  const own = coreOf(material).toSorted().join(' ')
  const wider = (core: string[], other: string[]) =>
    other.length > core.length && core.every((word) => other.includes(word))
  const most = named.filter((core) => !named.some((other) => wider(core, other)))
  return most.length === 0 || most.some((core) => core.toSorted().join(' ') === own)
}

interface Fit {
  rate: RateTerm
  named: 'both' | 'material' | 'tip' | 'neither'
  /** How many of its words are about something else. */
  besides: number
}

function fitOf(rate: RateTerm, { material, tip }: Carried, materials: readonly string[]): Fit | [] {
  const said = wordsOf(rate.description)
  const namesAll = (words: string[]) => words.length > 0 && words.every((word) => said.includes(word))
  const [ofMaterial, ofTip] = [wordsOf(material), wordsOf(tip ?? '')]
  const [namesMaterial, namesTip] = [namesAll(ofMaterial), namesAll(ofTip)]
  if (!namesMaterial && !namesTip)
    return isCartage(rate) && isForMaterial(rate, material, materials)
      ? { rate, named: 'neither', besides: 0 }
      : []
  const named = [...(namesMaterial ? ofMaterial : []), ...(namesTip ? ofTip : [])]
  return {
    rate,
    named: namesMaterial && namesTip ? 'both' : namesMaterial ? 'material' : 'tip',
    besides: said.filter((word) => !named.includes(word)).length,
  }
}

function fewestBesides(fits: readonly Fit[]): RateTerm[] {
  const fewest = Math.min(...fits.map(({ besides }) => besides))
  return fits.filter(({ besides }) => besides === fewest).map(({ rate }) => rate)
}
