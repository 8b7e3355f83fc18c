import { entryOf } from '#platform/server/change/open-record.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { explainUniqueViolation } from '#platform/server/change/explain-unique-violation.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { type ProductInput, productFieldRights } from '../contract/product.ts'
import { productConflicts, productRecord } from './product-record.ts'
import type { PriceInput } from '../contract/product-price.ts'
import { insertPrices } from './price-store.ts'
import { type StoredProduct, insertProduct } from './product-store.ts'

/**
 * Creates a product with its price from today. `earlier`: its prices before it was entered here, oldest
 * first; if the last of them equals today's, it continues.
 * @throws invalid, or forbidden for a field that the viewer may not set.
 */
export async function createProduct(
  change: Change,
  input: ProductInput,
  earlier: readonly PriceInput[] = [],
): Promise<StoredProduct> {
  const { sell_price_cents, buy_price_cents = null, ...fields } = productColumns(input, change.viewer)
  const product = await explainUniqueViolation(
    change,
    () => insertProduct(change.tx, fields),
    productConflicts(change.tx, fields),
  )
  const price = { sell_price_cents, buy_price_cents }
  const goesOn = Object.keys(changedFields(earlier.at(-1) ?? {}, price)).length === 0
  const prices = goesOn ? earlier : [...earlier, { ...price, valid_from: change.today }]
  await insertPrices(
    change.tx,
    prices.map((one) => ({ buy_price_cents: null, ...definedFields(one), product_id: product.id })),
  )
  change.log({
    ...entryOf(productRecord, product),
    action: 'created',
    after: { ...product, sell_price_cents, buy_price_cents },
  })
  return product
}

/** What is stored of a new product, its price included. @throws forbidden as {@link createProduct}. */
export function productColumns(input: ProductInput, viewer: Viewer) {
  const fields = definedFields(input)
  mustHoldFieldRights(viewer, productFieldRights, {}, fields)
  return fields
}
