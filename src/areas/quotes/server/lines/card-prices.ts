import { findClient } from '#areas/clients/server/index.ts'
import { findLoadRates, findRatesOf } from '#areas/rates/server/index.ts'
import {
  type RateIndex,
  type WantedRate,
  indexRates,
  matchRate,
} from '#areas/rates/rules/match/match-rate.ts'
import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { isTimeUnit, timeUnits } from '#shared/units.ts'
import type { LineProductSearch } from '../../contract/line-product.ts'
import { listLineProducts } from './line-product-store.ts'

type Product = Awaited<ReturnType<typeof listLineProducts>>[number]
type Rate = Awaited<ReturnType<typeof findRatesOf>>[number]

/** A standard card’s owner. */
const everyone = 0

/**
 * The products that a search finds, each at what the client’s own rate card charges on a day, else the standard one, else
 * at its own price. A card’s price by another time brings that unit, without the product’s minimum. Someone who
 * may not read rate cards gets no card’s prices, and someone who may not see the client not its own.
 */
export async function findLineProducts(db: Db, viewer: Viewer, asked: LineProductSearch, date: string) {
  const products = await listLineProducts(db, asked, date)
  if (scopeOf(viewer, 'rate-cards:read') !== 'all')
    return products.map((product) => ({ ...product, rate_card: null }))
  const { job_type = null } = asked
  const seen = asked.client_id === undefined ? undefined : await findClient(db, viewer, asked.client_id)
  const client_id = seen?.id ?? everyone
  const plain = { date, job_type, asset_id: null, material: null, tip_site_id: null }
  const hired = products.map(({ id: product_id, asset_category_id }) => ({ product_id, asset_category_id }))
  const hires = await findRatesOf(db, { ...plain, kind: 'client', owner_id: client_id }, hired)
  const materials = products.flatMap((product) => materialOf(product) ?? [])
  const loads =
    materials.length === 0
      ? []
      : await findLoadRates(db, { client_id, date, job_type, materials, tip_site_ids: [] })
  const rates = indexRates([...hires, ...loads])
  return products.map((product) => {
    const rule = rateOf(rates, product, { ...plain, owner_id: client_id })
    if (!rule) return { ...product, rate_card: null }
    const own_minimum = rule.unit === 'hour' ? (rule.terms.min_hours ?? rule.card_terms.min_hours) : null
    return {
      ...product,
      unit: rule.unit,
      min_quantity: own_minimum ?? (rule.unit === product.unit ? product.min_quantity : null),
      sell_price_cents: rule.rate_cents,
      rate_card: rule.rate_card,
    }
  })
}

/** What a product that is charged for a material is for. */
const materialOf = ({ category, material_type }: Product): string | null =>
  category === 'tip' || category === 'material' ? material_type : null

/**
 * The rate for a product, in its unit or, where it is hired by time, by another time: of the client’s own card, else of
 * the standard one, which has its turn in another unit only for products without a price. As orders are priced.
 */
function rateOf(
  rates: RateIndex<Rate>,
  product: Product,
  wanted: Omit<WantedRate, 'product_id' | 'asset_category_id' | 'unit'>,
): Rate | undefined {
  const { id: product_id, asset_category_id, unit, category, sell_price_cents } = product
  const isHired = category === 'hire' && isTimeUnit(unit)
  const others = isHired ? timeUnits.filter((other) => other !== unit) : []
  const tries = [
    ...[unit, ...others].map((each) => ({ owner_id: wanted.owner_id, unit: each })),
    ...[unit, ...(sell_price_cents === null ? others : [])].map((each) => ({
      owner_id: everyone,
      unit: each,
    })),
  ]
  for (const each of tries) {
    const material = materialOf(product)
    const match = matchRate(rates, { ...wanted, ...each, product_id, asset_category_id, material })
    // Without one of their own, the standard card’s is found: its turn comes later.
    if (match && match.rule.owner_id === each.owner_id) return match.rule
  }
  return undefined
}
