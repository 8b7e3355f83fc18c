import type { Change } from '#platform/server/change/change.ts'
import { createRecord } from '#platform/server/change/create-record.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import type { SupplierInput } from '../contract/supplier.ts'
import { supplierConflicts, supplierRecord } from './supplier-record.ts'
import { type StoredSupplier, insertSupplier } from './supplier-store.ts'

/** Creates a supplier. @throws invalid when another one has its ABN. */
export async function createSupplier(change: Change, input: SupplierInput): Promise<StoredSupplier> {
  const fields = definedFields(input)
  return createRecord(
    change,
    supplierRecord,
    () => insertSupplier(change.tx, fields),
    supplierConflicts(change.tx, fields),
  )
}
