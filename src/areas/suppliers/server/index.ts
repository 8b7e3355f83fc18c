import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { editRecord } from '#platform/server/change/edit-record.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { serverArea } from '#platform/server/platform.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { supplierConstraints } from './constraints.ts'
import { createSupplier } from './create-supplier.ts'
import { supplierExport } from './export-suppliers.ts'
import { supplierImport } from './import-suppliers.ts'
import { readSupplier, supplierRecord, supplierRecordType } from './supplier-record.ts'
import { listSuppliers } from './supplier-store.ts'

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

  imports: [supplierImport],

  records: [supplierRecordType],

  constraints: supplierConstraints,
})
