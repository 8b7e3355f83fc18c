import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { type UniqueConflicts, updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { asStored } from '#platform/server/change/open-record.ts'
import { type RecordType, findEditable } from '#platform/server/change/record-registry.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { orNotFound } from '#platform/server/database/or-not-found.ts'
import { may } from '#platform/server/sessions/viewer.ts'
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

export const supplierRecord: PlainRecord<StoredSupplier, SupplierChanges> = {
  record_type: 'supplier',
  label: ({ name }) => name,
  lock: ({ tx }, id) => lockSupplier(tx, id),
  present: ({ tx }, id) => readSupplier(tx, id),
  state: asStored,
  can: supplierCan,
  update: updateExplained(updateSupplier, supplierConflicts),
}

/** For its notes, documents and history. */
export const supplierRecordType: RecordType = {
  type: supplierRecord.record_type,
  title: 'Supplier',
  path: (id) => `/dashboard/suppliers/${id}/edit`,
  find: findEditable('suppliers:read', (db, _, id) => findSupplier(db, id), supplierCan),
  readRight: 'suppliers:read',
  mayWrite: (viewer) => may(viewer, 'suppliers:write'),
}

/** @throws not_found. */
export const readSupplier = orNotFound(findSupplier)
