import type { LoadFact } from '../facts.ts'
import type { LoadRate, Tariff } from '../tariff.ts'

/** The rates that fit a load best, and whether the only one charges it without asking. */
export interface FittingRates {
  readonly rates: readonly LoadRate[]
  readonly isSure: boolean
  /** Names these rates; empty where none fits. */
  readonly key: string
}

/** A tariff's rates for what loads carry, and for carting them, unless the hire pays for that. */
interface LoadRates {
  readonly others: readonly LoadRate[]
  readonly cartage: readonly LoadRate[]
}
const split = new WeakMap<Tariff, LoadRates>()

export function loadRatesOf(tariff: Tariff): LoadRates {
  const known = split.get(tariff)
  if (known) return known
  const { load_rates, carts } = tariff
  const rates = {
    others: load_rates.filter(({ kind }) => kind !== 'cartage'),
    cartage: carts ? [] : load_rates.filter(({ kind }) => kind === 'cartage'),
  }
  split.set(tariff, rates)
  return rates
}

/** By the material and then the tip site of a load, which are all that decides. */
type Found = Map<string | null, Map<number | null, FittingRates>>
const found = new WeakMap<readonly LoadRate[], Found>()
const none: FittingRates = { rates: [], isSure: false, key: '' }

/**
 * The rates that fit a load best: those agreed for the job come before a rate card's, then a material and a tip site
 * together before a material, a material before a tip site. One that says neither fits any load, but is only charged
 * without asking if it is cartage.
 */
export function ratesOfLoad(rates: readonly LoadRate[], load: LoadFact): FittingRates {
  if (rates.length === 0) return none
  const byMaterial: Found = found.get(rates) ?? new Map()
  found.set(rates, byMaterial)
  const known = byMaterial.get(load.material)?.get(load.tip_site_id)
  if (known) return known
  const best = bestRates(rates, load)
  const bySite = byMaterial.get(load.material) ?? new Map<number | null, FittingRates>()
  byMaterial.set(load.material, bySite.set(load.tip_site_id, best))
  return best
}

function bestRates(rates: readonly LoadRate[], load: LoadFact): FittingRates {
  let best: LoadRate[] = []
  let most = -1
  for (const rate of rates) {
    if (!fitsLoad(rate, load)) continue
    const narrows = (rate.material === null ? 0 : 2) + (rate.tip_site_id === null ? 0 : 1)
    const fit = (rate.card ? 0 : 4) + narrows
    if (fit > most) [best, most] = [[rate], fit]
    else if (fit === most) best.push(rate)
  }
  return {
    rates: best,
    isSure: best.length === 1 && (most % 4 > 0 || best[0]?.kind === 'cartage'),
    key: best.map(({ id, card }) => (card ? `card ${id}` : id)).join(' '),
  }
}

/** Whether a rate is for a load's material and tip site, as far as it names them. */
export const fitsLoad = ({ material, tip_site_id }: LoadRate, load: LoadFact): boolean =>
  (material === null || material.toLowerCase() === load.material?.toLowerCase()) &&
  (tip_site_id === null || tip_site_id === load.tip_site_id)
