import type { Db, Tx } from '#platform/server/database/database.ts'
import { isLoadUnit } from '#shared/units.ts'
import type { LoadRate } from '../rules/tariff.ts'
import { indexRates, matchRate } from '../rules/match/match-rate.ts'
import { type RateWanted, findRates } from './find-rates-store.ts'

interface Load {
  material: string | null
  tip_site_id: number | null
}

/**
 * What a client's rate cards charge for loads on a day: for each material and tip site the most specific rate of their
 * own card, else of the standard one.
 */
export async function clientLoadRates(
  db: Db | Tx,
  {
    client_id,
    date,
    job_type,
    loads,
  }: Pick<RateWanted, 'date' | 'job_type'> & { client_id: number; loads: readonly Load[] },
): Promise<LoadRate[]> {
  const kinds = new Map(
    loads.map(({ material, tip_site_id }) => [`${tip_site_id} ${material}`, { material, tip_site_id }]),
  )
  const found: LoadRate[] = []
  for (const load of kinds.values()) {
    const wanted = {
      ...load,
      date,
      job_type,
      owner_id: client_id,
      product_id: null,
      asset_category_id: null,
      asset_id: null,
    }
    const rates = (await findRates(db, { ...wanted, kind: 'client' })).filter(({ unit }) => isLoadUnit(unit))
    const rule = matchRate(indexRates(rates), { ...wanted, unit: null })?.rule
    if (!rule || !isLoadUnit(rule.unit)) continue
    found.push({
      id: rule.id,
      kind: 'tip',
      product_id: null,
      description: load.material ?? 'Loads',
      unit: rule.unit,
      ...load,
      rate_cents: rule.rate_cents,
      min_quantity: null,
      levy_within_cents: null,
      bears_fuel_levy: false,
      gst_code: 'GST',
    })
  }
  return found
}
