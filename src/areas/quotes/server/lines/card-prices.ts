import { clientRate } from '#areas/rates/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import { isTimeUnit } from '#shared/units.ts'
import type { LineProductSearch } from '../../contract/line-product.ts'
import { listLineProducts } from './line-product-store.ts'

/**
 * The products that a search finds, each at what the client’s rate card charges on a day, or the standard card; else at
 * its own price. A card’s price by another time brings that unit, without the product’s minimum. The products are few,
 * and their rates are looked up at once.
 */
export async function findLineProducts(db: Db, asked: LineProductSearch, date: string) {
  const products = await listLineProducts(db, asked, date)
  const { client_id = 0, job_type = null } = asked
  return Promise.all(
    products.map(async (product) => {
      const { id: product_id, unit, asset_category_id, sell_price_cents } = product
      const has_price = sell_price_cents !== null
      const wanted = { client_id, date, product_id, asset_category_id, job_type, unit, has_price }
      const card = await clientRate(db, wanted)
      const isUsable = card !== null && (card.unit === unit || isTimeUnit(unit))
      if (!isUsable) return { ...product, rate_card: null }
      return {
        ...product,
        unit: card.unit,
        min_quantity: card.unit === unit ? product.min_quantity : null,
        sell_price_cents: card.rate_cents,
        rate_card: card.rate_card,
      }
    }),
  )
}
