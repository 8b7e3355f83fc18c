import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { listPrices } from './price-store.ts'
import { presentPrice } from './present-product.ts'
import { findProduct } from './product-store.ts'

/** All prices of a product, the latest first. @throws not_found. */
export async function readPrices(db: Db | Tx, product_id: number, today: string) {
  if (!(await findProduct(db, product_id))) throw notFound()
  const prices = await listPrices(db, product_id)
  return prices.map((price) => presentPrice(price, today))
}

/** The price that begins on a day. @throws not_found. */
export async function readPrice(db: Db | Tx, product_id: number, valid_from: string, today: string) {
  const prices = await readPrices(db, product_id, today)
  const price = prices.find((one) => one.valid_from === valid_from)
  if (!price) throw notFound()
  return price
}
