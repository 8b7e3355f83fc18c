import { read } from '#platform/web/calls/api.ts'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'

export const supplierQuery = (id: number) => read(supplierEndpoints.getSupplier, { params: { id } })
export const contactsQuery = (id: number) =>
  read(supplierEndpoints.listSupplierContacts, { params: { id }, query: {} })
export const archivedContactsQuery = (id: number) =>
  read(supplierEndpoints.listSupplierContacts, { params: { id }, query: { archived: '1' } })

/** What its routes load. */
export const { loadList, loadArchived, loadRecord } = recordLoaders(
  supplierEndpoints.listSuppliers,
  supplierQuery,
)
