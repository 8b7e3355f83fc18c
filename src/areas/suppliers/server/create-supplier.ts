import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { explainUniqueViolation } from '#platform/server/change/explain-unique-violation.ts'
import { entryOf } from '#platform/server/change/open-record.ts'
import type { SupplierInput } from '../contract/supplier.ts'
import { supplierConflicts, supplierRecord } from './supplier-record.ts'
import { type StoredSupplier, insertSupplier } from './supplier-store.ts'

/** Creates a supplier. @throws invalid when another one has its ABN. */
export async function createSupplier(change: Change, input: SupplierInput): Promise<StoredSupplier> {
  const fields = definedFields(input)
  const supplier = await explainUniqueViolation(
    change,
    () => insertSupplier(change.tx, fields),
    supplierConflicts(change.tx, fields),
  )
  change.log({ ...entryOf(supplierRecord, supplier), action: 'created', after: supplier })
  return supplier
}
