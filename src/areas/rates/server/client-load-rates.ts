import type { Db, Tx } from '#platform/server/database/database.ts'
import { isLoadUnit } from '#shared/units.ts'
import { indexRates, matchRate } from '../rules/match/match-rate.ts'
import type { LoadRate } from '../rules/tariff.ts'
import { type LoadsWanted, findLoadRates } from './load-rates-store.ts'

interface Load {
  material: string | null
  tip_site_id: number | null
}

/** Stands for whichever product a rate names, since a load names none. */
const anyProduct = -1

/**
 * What a client's rate cards charge for loads on a day: for each material and tip site the most specific rate of their
 * own card, else of the standard one.
 */
export async function clientLoadRates(
  db: Db | Tx,
  { loads, ...of }: Pick<LoadsWanted, 'client_id' | 'date' | 'job_type'> & { loads: readonly Load[] },
): Promise<LoadRate[]> {
  const kinds = new Map(
    loads.map(({ material, tip_site_id }) => [`${tip_site_id} ${material}`, { material, tip_site_id }]),
  )
  if (kinds.size === 0) return []
  const found = await findLoadRates(db, {
    ...of,
    materials: loads.flatMap(({ material }) => material ?? []),
    tip_site_ids: loads.flatMap(({ tip_site_id }) => tip_site_id ?? []),
  })
  const products = new Map(found.map(({ id, product_id }) => [id, product_id]))
  const rates = indexRates(
    found.map((rate) => ({ ...rate, product_id: rate.product_id === null ? null : anyProduct })),
  )
  return [...kinds.values()].flatMap((load): LoadRate[] => {
    const { client_id: owner_id, date, job_type } = of
    const match = matchRate(rates, {
      ...load,
      owner_id,
      date,
      job_type,
      product_id: anyProduct,
      asset_category_id: null,
      asset_id: null,
      unit: null,
    })
    if (!match || !isLoadUnit(match.rule.unit)) return []
    const { rule, why } = match
    return [
      {
        ...load,
        id: rule.id,
        kind: rule.category === 'material' ? 'supply' : 'tip',
        product_id: products.get(rule.id) ?? null,
        description: rule.product ?? loadWords(rule),
        unit: match.rule.unit,
        rate_cents: rule.rate_cents,
        min_quantity: null,
        levy_within_cents: null,
        bears_fuel_levy: Boolean(rule.levy_applies),
        gst_code: rule.gst_code ?? 'GST',
        card: { name: rule.rate_card, why },
      },
    ]
  })
}

/** What a rate without a product charges: `Clean Fill, Northern Tip`. */
const loadWords = ({ material, tip_site }: { material: string | null; tip_site: string | null }): string =>
  material === null ? `Tipping at ${tip_site}` : [material, tip_site].filter(Boolean).join(', ')
