import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { productEndpoints } from '../contract/endpoints.ts'
import { productPaths } from './product-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(productEndpoints.listProducts, { query }, { signal })
  return rows.map(({ id, name, code }) => ({ label: name, hint: code, to: productPaths.edit(id) }))
}
