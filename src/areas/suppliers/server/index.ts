import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { editRecord } from '#platform/server/change/edit-record.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { serverArea } from '#platform/server/platform.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { supplierConstraints } from './constraints.ts'
import { listContacts } from './contacts/contact-store.ts'
import { supplierContacts } from './contacts/supplier-contacts.ts'
import { createSupplier } from './create-supplier.ts'
import { supplierExport } from './export-suppliers.ts'
import { supplierImport } from './import-suppliers.ts'
import { supplierRecord, supplierRecordType } from './supplier-record.ts'
import { listSuppliers } from './supplier-store.ts'

export { supplierContacts } from './contacts/supplier-contacts.ts'
export { createSupplier } from './create-supplier.ts'

export const suppliersArea = serverArea({
  endpoints: supplierEndpoints,

  handlers: ({ db, clock, write }) => ({
    listSuppliers: ({ query }) => listSuppliers(db, query),
    exportSuppliers: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, supplierExport),
    getSupplier: ({ params }) => supplierRecord.read(db, params.id),

    createSupplier: ({ change, body }) => createSupplier(change, body),
    editSupplier: ({ change, params, body }) => editRecord(change, supplierRecord, params.id, body),
    archiveSuppliers: ({ change, body }) => archiveRecords(change, supplierRecord, body),
    restoreSuppliers: ({ change, body }) => restoreRecords(change, supplierRecord, body),

    listSupplierContacts: async ({ params, query }) => {
      await supplierRecord.read(db, params.id)
      return listContacts(db, params.id, query)
    },
    createSupplierContact: ({ change, params, body }) => supplierContacts.create(change, params.id, body),
    editSupplierContact: ({ change, params, body }) =>
      supplierContacts.edit(change, params.id, params.contact_id, body),
    archiveSupplierContact: async ({ change, params, body }) => {
      await supplierContacts.archive(change, params.id, params.contact_id, body.version)
      return {}
    },
    restoreSupplierContact: ({ change, params, body }) =>
      supplierContacts.restore(change, params.id, params.contact_id, body.version),
  }),

  imports: [supplierImport],

  records: [supplierRecordType],

  constraints: supplierConstraints,
})
