import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { changed, given } from '#platform/server/given.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import type { ProductPatch } from '../contract/product.ts'
import { productCan } from '../rules/product-rules.ts'
import { withOwnCode } from './own-code.ts'
import { lockProduct, updateProduct } from './product-store.ts'
import { readProduct } from './read-product.ts'

/**
 * Changes the fields that `patch` names; prices are changed by themselves.
 * @throws not_found; stale with the present product; invalid; conflict when archived.
 */
export async function editProduct(
  change: Change,
  id: number,
  { version, ...changes }: ProductPatch,
): Promise<void> {
  const { tx, viewer, today } = change
  const before = await lockProduct(tx, id)
  if (!before) throw notFound()
  await mustBeCurrent(tx, before, version, () => readProduct(tx, viewer, id, today))
  const allowed = productCan.edit(before)
  if (allowed !== true) throw conflict(allowed)
  const patch = changed(before, given(changes))
  if (Object.keys(patch).length === 0) return
  const after = await withOwnCode(change, { ...before, ...patch }, () => updateProduct(tx, id, patch))
  change.log({
    action: 'updated',
    record_type: 'product',
    record_id: id,
    record_label: after.name,
    before,
    after,
  })
}
