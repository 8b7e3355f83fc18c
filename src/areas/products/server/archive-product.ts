import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { archivedBy, notArchived } from '#platform/server/archiving.ts'
import { productCan } from '../rules/product-rules.ts'
import { backWithOwnCode } from './own-code.ts'
import { type StoredProduct, lockProduct, updateProduct } from './product-store.ts'
import { readProduct } from './read-product.ts'

/** Takes a product out of the lists. Its records keep it. @throws not_found, stale, conflict when archived already. */
export async function archiveProduct(
  change: Change,
  id: number,
  reason: string,
  version?: number,
): Promise<void> {
  const before = await openProduct(change, id, version)
  mustBeAllowed(productCan.archive(before))
  await archive(change, before, reason)
}

/** Brings a product back. @throws not_found, stale, conflict when it is not archived or its code is in use again. */
export async function restoreProduct(change: Change, id: number, version?: number): Promise<void> {
  const before = await openProduct(change, id, version)
  mustBeAllowed(productCan.restore(before))
  await restore(change, before)
}

/** All or none. @throws not_found; conflict, naming the first that is archived already. */
export async function archiveProducts(change: Change, ids: readonly number[], reason: string): Promise<void> {
  for (const id of ids) {
    const before = await openProduct(change, id)
    mustBeAllowed(productCan.archive(before), before.name)
    await archive(change, before, reason)
  }
}

/** All or none. @throws not_found; conflict, naming the first that is not archived or whose code is in use again. */
export async function restoreProducts(change: Change, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const before = await openProduct(change, id)
    mustBeAllowed(productCan.restore(before), before.name)
    await restore(change, before)
  }
}

async function openProduct(change: Change, id: number, version?: number): Promise<StoredProduct> {
  const { tx, viewer, today } = change
  const product = await lockProduct(tx, id)
  if (!product) throw notFound()
  await mustBeCurrent(tx, product, version, () => readProduct(tx, viewer, id, today))
  return product
}

/** `name`: which of several it is about. */
function mustBeAllowed(allowed: true | string, name?: string): void {
  if (allowed !== true) throw conflict(name === undefined ? allowed : `${name}: ${allowed}`)
}

async function archive(change: Change, { id, name }: StoredProduct, reason: string): Promise<void> {
  await updateProduct(change.tx, id, {
    ...archivedBy(change),
    archive_reason: reason,
  })
  change.log({ action: 'archived', record_type: 'product', record_id: id, record_label: name, reason })
}

/** @throws conflict when its code is in use again. */
async function restore(change: Change, product: StoredProduct): Promise<void> {
  const { id, name } = product
  await backWithOwnCode(change, product, () =>
    updateProduct(change.tx, id, { ...notArchived, archive_reason: null }),
  )
  change.log({ action: 'restored', record_type: 'product', record_id: id, record_label: name })
}
