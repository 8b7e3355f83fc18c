import type { Change } from '#platform/server/change/change.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { explainUniqueViolation } from '#platform/server/change/explain-unique-violation.ts'
import { entryOf, openRecord } from '#platform/server/change/open-record.ts'
import type { SupplierPatch } from '../contract/supplier.ts'
import { supplierCan } from '../rules/supplier-rules.ts'
import { supplierConflicts, supplierRecord } from './supplier-record.ts'
import { updateSupplier } from './supplier-store.ts'

/** @throws not_found; stale with the present supplier; conflict when archived; invalid when another one has its ABN. */
export async function editSupplier(
  change: Change,
  id: number,
  { version, ...changes }: SupplierPatch,
): Promise<void> {
  const { record: before } = await openRecord(change, supplierRecord, { id, version, can: supplierCan.edit })
  const patch = changedFields(before, definedFields(changes))
  if (Object.keys(patch).length === 0) return
  const after = await explainUniqueViolation(
    change,
    () => updateSupplier(change.tx, id, patch),
    supplierConflicts(change.tx, patch),
  )
  change.log({ ...entryOf(supplierRecord, after), action: 'updated', before, after })
}
