import type { Change } from '#platform/server/change/change.ts'
import { explainUniqueViolation } from '#platform/server/change/explain-unique-violation.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { entryOf, openRecord } from '#platform/server/change/open-record.ts'
import type { ProductPatch } from '../contract/product.ts'
import { productCan } from '../rules/product-rules.ts'
import { productRecord } from './product-record.ts'
import { updateProduct } from './product-store.ts'
import { productConflicts } from './unique-conflicts.ts'

/** @throws not_found; stale with the present product; conflict when archived; invalid when its code is in use. */
export async function editProduct(
  change: Change,
  id: number,
  { version, ...changes }: ProductPatch,
): Promise<void> {
  const { record: before } = await openRecord(change, productRecord, { id, version, can: productCan.edit })
  const patch = changedFields(before, definedFields(changes))
  if (Object.keys(patch).length === 0) return
  const after = await explainUniqueViolation(
    change,
    () => updateProduct(change.tx, id, patch),
    productConflicts(change.tx, { ...before, ...patch }),
  )
  change.log({ ...entryOf(productRecord, after), action: 'updated', before, after })
}
