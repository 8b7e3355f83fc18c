import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { editRecord } from '#platform/server/change/edit-record.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { findEditable } from '#platform/server/change/record-registry.ts'
import { serverArea } from '#platform/server/platform.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { supplierCan } from '../rules/supplier-rules.ts'
import { supplierConstraints } from './constraints.ts'
import { createSupplier } from './create-supplier.ts'
import { supplierExport } from './export-suppliers.ts'
import { readSupplier, supplierRecord } from './supplier-record.ts'
import { findSupplier, listSuppliers } from './supplier-store.ts'

export { createSupplier } from './create-supplier.ts'

export const suppliersArea = serverArea({
  endpoints: supplierEndpoints,

  handlers: ({ db, clock, write }) => ({
    listSuppliers: ({ query }) => listSuppliers(db, query),
    exportSuppliers: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, supplierExport),
    getSupplier: ({ params }) => readSupplier(db, params.id),

    createSupplier: ({ change, body }) => createSupplier(change, body),
    editSupplier: ({ change, params, body }) => editRecord(change, supplierRecord, params.id, body),
    archiveSuppliers: ({ change, body }) => archiveRecords(change, supplierRecord, body),
    restoreSuppliers: ({ change, body }) => restoreRecords(change, supplierRecord, body),
  }),

  records: [
    {
      type: 'supplier',
      title: 'Supplier',
      path: (id) => `/dashboard/suppliers/${id}/edit`,
      find: findEditable('suppliers:read', (db, _, id) => findSupplier(db, id), supplierCan),
      readRight: 'suppliers:read',
      mayWrite: (viewer) => may(viewer, 'suppliers:write'),
    },
  ],

  constraints: supplierConstraints,
})
