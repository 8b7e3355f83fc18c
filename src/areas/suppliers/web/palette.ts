import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { supplierPaths } from './supplier-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(supplierEndpoints.listSuppliers, { query }, { signal })
  return rows.map(({ id, name, supplier_no }) => ({
    label: name,
    hint: supplier_no,
    to: supplierPaths.edit(id),
  }))
}
