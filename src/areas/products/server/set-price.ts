import { notFound, refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { mustBeAllowed, openRecord } from '#platform/server/change/open-record.ts'
import { formatDate } from '#shared/local-date.ts'
import { productFieldRights } from '../contract/product.ts'
import type { PriceInput } from '../contract/product-price.ts'
import { beginsOf, priceCan, productCan } from '../rules/product-rules.ts'
import { deletePrice, findPrice, priceOf, putPrice } from './price-store.ts'
import { productRecord } from './product-record.ts'
import type { StoredProduct } from './product-store.ts'

/**
 * Sets a product's price from today or a future day. Without a buy price, that day's stays. Today's price may
 * be corrected until the day is over.
 * @throws not_found; invalid for a past day; forbidden for a cost that the viewer may not set; conflict when
 * archived.
 */
export async function setPrice(change: Change, product_id: number, input: PriceInput): Promise<void> {
  const { tx, viewer, today } = change
  const { record: product } = await openRecord(change, productRecord, {
    id: product_id,
    can: productCan.edit,
  })
  const { valid_from, sell_price_cents } = input
  const allowed = priceCan.set(beginsOf(valid_from, today))
  refuse(allowed === true ? {} : { valid_from: allowed })
  const kept = { buy_price_cents: (await priceOf(tx, product_id, valid_from))?.buy_price_cents ?? null }
  const prices = { ...kept, ...definedFields({ sell_price_cents, buy_price_cents: input.buy_price_cents }) }
  mustHoldFieldRights(viewer, productFieldRights, kept, prices)
  const before = await findPrice(tx, product_id, valid_from)
  if (before && Object.keys(changedFields(before, prices)).length === 0) return
  await putPrice(tx, { ...prices, product_id, valid_from })
  change.log({
    ...entry(product, valid_from),
    action: before ? 'price changed' : 'price set',
    ...(before && { before }),
    after: prices,
  })
}

/**
 * Removes a future price; the one before it continues. @throws not_found; conflict when it has started, or
 * when archived.
 */
export async function removePrice(change: Change, product_id: number, valid_from: string): Promise<void> {
  const { record: product } = await openRecord(change, productRecord, {
    id: product_id,
    can: productCan.edit,
  })
  const before = await findPrice(change.tx, product_id, valid_from)
  if (!before) throw notFound()
  mustBeAllowed(priceCan.remove(beginsOf(valid_from, change.today)))
  await deletePrice(change.tx, product_id, valid_from)
  change.log({ ...entry(product, valid_from), action: 'price removed', before })
}

const entry = ({ id, name }: StoredProduct, valid_from: string) => ({
  record_type: 'product',
  record_id: id,
  record_label: name,
  part: `price from ${formatDate(valid_from)}`,
})
