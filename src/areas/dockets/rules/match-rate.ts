import type { ChargeUnit, GstCode } from '#shared/units.ts'

/** What a client pays on a job beside the hire. */
export interface RateTerm {
  readonly id: number
  readonly product_id: number | null
  readonly description: string
  readonly unit: ChargeUnit
  readonly min_quantity: number | null
  readonly unit_price_cents: number
  readonly gst_code: GstCode
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** Whether every word of the one stands in the other: "Clean fill" in "Tip fee, clean fill". */
function names(description: string, asked: string | null): boolean {
  const words = wordsOf(asked ?? '')
  const said = new Set(wordsOf(description))
  return words.length > 0 && words.every((word) => said.has(word))
}

/** Stand-by is written in three ways. */
const isStandby = (description: string): boolean => /\bstand[\s-]?by\b/i.test(description)
const isTravel = (description: string): boolean => /\btravel\b/i.test(description)

export const standbyRate = (rates: readonly RateTerm[]): RateTerm | undefined =>
  rates.find(({ unit, description }) => unit === 'hour' && isStandby(description))

const travelUnits: readonly ChargeUnit[] = ['hour', 'each', 'fixed']
export const travelRate = (rates: readonly RateTerm[]): RateTerm | undefined =>
  rates.find(({ unit, description }) => travelUnits.includes(unit) && isTravel(description))

const loadUnits: readonly ChargeUnit[] = ['load', 'tonne', 'm3']
/** The rates that are counted by loads: tip fees, materials, cartage. Of two with the same words the first counts. */
export function loadRates(rates: readonly RateTerm[]): RateTerm[] {
  const seen = new Set<string>()
  return rates.filter(({ unit, description }) => {
    const words = wordsOf(description).join(' ')
    if (!loadUnits.includes(unit) || seen.has(words)) return false
    seen.add(words)
    return true
  })
}

/** A rate is for the loads whose material or tip it names. */
export const isForLoad = (rate: RateTerm, load: { material: string; tip: string | null }): boolean =>
  names(rate.description, load.material) || names(rate.description, load.tip)
