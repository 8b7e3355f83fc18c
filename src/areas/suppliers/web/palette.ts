import { searchList } from '#platform/web/lists/search-list.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { supplierPaths } from './supplier-paths.ts'

export const search = searchList(supplierEndpoints.listSuppliers, ({ id, name, supplier_no }) => ({
  label: name,
  hint: supplier_no,
  to: supplierPaths.edit(id),
}))
