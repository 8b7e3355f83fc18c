import { type UniqueConflicts, updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { plainRecord } from '#platform/server/change/plain-record.ts'
import { plainRecordType } from '#platform/server/change/record-registry.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { supplierCan } from '../rules/supplier-rules.ts'
import {
  type SupplierChanges,
  type StoredSupplier,
  findByAbn,
  findSupplier,
  lockSupplier,
  updateSupplier,
} from './supplier-store.ts'

/** Why an ABN cannot be used again, by who has it. */
export const abnInUse = (holder: string): string => `${holder} already has this ABN.`

/** An ABN belongs to one supplier: which has it already. */
export const supplierConflicts = (tx: Tx, { abn }: { abn?: string | null }): UniqueConflicts => ({
  supplier_abn: async () => {
    const holder = await findByAbn(tx, abn ?? '')
    return { abn: abnInUse(holder?.name ?? 'Another supplier') }
  },
})

export const supplierRecord = plainRecord<StoredSupplier, SupplierChanges>({
  record_type: 'supplier',
  find: findSupplier,
  lock: lockSupplier,
  can: supplierCan,
  update: updateExplained(updateSupplier, supplierConflicts),
})

/** For its notes, documents and history. */
export const supplierRecordType = plainRecordType({
  record: supplierRecord,
  title: 'Supplier',
  path: (id) => `/dashboard/suppliers/${id}/edit`,
  rights: { read: 'suppliers:read', write: 'suppliers:write' },
})
