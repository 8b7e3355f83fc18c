import { findRates } from '#areas/rates/server/index.ts'
import { indexRates, matchRate } from '#areas/rates/rules/match/match-rate.ts'
import type { Db } from '#platform/server/database/database.ts'
import { isTimeUnit, timeUnits } from '#shared/units.ts'
import type { LineProductSearch } from '../../contract/line-product.ts'
import { listLineProducts } from './line-product-store.ts'

type Product = Awaited<ReturnType<typeof listLineProducts>>[number]

/**
 * The products that a search finds, each at what the client’s own rate card charges on a day, else at its own price. A
 * card’s price by another time brings that unit, without the product’s minimum. The products are few, and their rates
 * are looked up at once.
 */
export async function findLineProducts(db: Db, asked: LineProductSearch, date: string) {
  const products = await listLineProducts(db, asked, date)
  const { client_id, job_type = null } = asked
  return Promise.all(
    products.map(async (product) => {
      const rule =
        client_id === undefined ? undefined : await ownRate(db, product, { client_id, job_type, date })
      if (!rule) return { ...product, rate_card: null }
      return {
        ...product,
        unit: rule.unit,
        min_quantity: rule.unit === product.unit ? product.min_quantity : null,
        sell_price_cents: rule.rate_cents,
        rate_card: rule.rate_card,
      }
    }),
  )
}

/** The rate of a client’s own card for a product, in its unit or, where it is hired by time, by another time. */
async function ownRate(
  db: Db,
  { id: product_id, asset_category_id, unit, category }: Product,
  { client_id, ...when }: { client_id: number; job_type: string | null; date: string },
) {
  const wanted = {
    ...when,
    owner_id: client_id,
    product_id,
    asset_category_id,
    asset_id: null,
    material: null,
    tip_site_id: null,
    zone: null,
  }
  const found = await findRates(db, { ...wanted, kind: 'client' })
  const own = indexRates(found.filter(({ owner_id }) => owner_id === client_id))
  const isHired = category === 'hire' && isTimeUnit(unit)
  for (const each of isHired ? [unit, ...timeUnits.filter((other) => other !== unit)] : [unit]) {
    const match = matchRate(own, { ...wanted, unit: each })
    if (match) return match.rule
  }
  return undefined
}
