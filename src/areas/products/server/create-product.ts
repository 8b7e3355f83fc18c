import type { Change } from '#platform/server/change.ts'
import { mustHoldFieldRights } from '#platform/server/field-rights.ts'
import { given } from '#platform/server/given.ts'
import { type ProductInput, productFieldRights } from '../contract/product.ts'
import type { PriceInput } from '../contract/product-price.ts'
import { withOwnCode } from './own-code.ts'
import { insertPrices } from './price-store.ts'
import { type StoredProduct, insertProduct } from './product-store.ts'

/**
 * Makes a product with its price from today. `earlier`: prices that it had before it came here, each of a day of its
 * own that is over.
 * @throws invalid, or forbidden for a field that the viewer may not set.
 */
export async function createProduct(
  change: Change,
  input: ProductInput,
  earlier: readonly PriceInput[] = [],
): Promise<StoredProduct> {
  const { sell_price_cents, buy_price_cents = null, ...fields } = given(input)
  mustHoldFieldRights(change.viewer, productFieldRights, {}, { buy_price_cents })
  const product = await withOwnCode(change, fields, () => insertProduct(change.tx, fields))
  const price = { valid_from: change.today, sell_price_cents, buy_price_cents }
  await insertPrices(
    change.tx,
    [...earlier, price].map((one) => ({ buy_price_cents: null, ...given(one), product_id: product.id })),
  )
  change.log({
    action: 'created',
    record_type: 'product',
    record_id: product.id,
    record_label: product.name,
    after: { ...product, sell_price_cents, buy_price_cents },
  })
  return product
}
