import { findRatesOf } from '#areas/rates/server/index.ts'
import {
  type RateIndex,
  type WantedRate,
  indexRates,
  matchRate,
} from '#areas/rates/rules/match/match-rate.ts'
import type { Db } from '#platform/server/database/database.ts'
import { isTimeUnit, timeUnits } from '#shared/units.ts'
import type { LineProductSearch } from '../../contract/line-product.ts'
import { listLineProducts } from './line-product-store.ts'

type Product = Awaited<ReturnType<typeof listLineProducts>>[number]
type Own = RateIndex<Awaited<ReturnType<typeof findRatesOf>>[number]>

/**
 * The products that a search finds, each at what the client’s own rate card charges on a day, else at its own price. A
 * card’s price by another time brings that unit, without the product’s minimum.
 */
export async function findLineProducts(db: Db, asked: LineProductSearch, date: string) {
  const products = await listLineProducts(db, asked, date)
  const { client_id, job_type = null } = asked
  const plain = { date, job_type, asset_id: null, material: null, tip_site_id: null }
  const wanted = { ...plain, kind: 'client', owner_id: client_id ?? 0 } as const
  const hired = products.map(({ id: product_id, asset_category_id }) => ({ product_id, asset_category_id }))
  const found = client_id === undefined ? [] : await findRatesOf(db, wanted, hired)
  const own = indexRates(found.filter(({ owner_id }) => owner_id === client_id))
  return products.map((product) => {
    const rule = ownRate(own, product, wanted)
    if (!rule) return { ...product, rate_card: null }
    return {
      ...product,
      unit: rule.unit,
      min_quantity: rule.unit === product.unit ? product.min_quantity : null,
      sell_price_cents: rule.rate_cents,
      rate_card: rule.rate_card,
    }
  })
}

/** The rate of a client’s own card for a product, in its unit or, where it is hired by time, by another time. */
function ownRate(
  own: Own,
  { id: product_id, asset_category_id, unit, category }: Product,
  wanted: Omit<WantedRate, 'product_id' | 'asset_category_id' | 'unit'>,
) {
  const isHired = category === 'hire' && isTimeUnit(unit)
  for (const each of isHired ? [unit, ...timeUnits.filter((other) => other !== unit)] : [unit]) {
    const match = matchRate(own, { ...wanted, product_id, asset_category_id, unit: each })
    if (match) return match.rule
  }
  return undefined
}
