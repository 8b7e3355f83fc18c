import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { formatAbn } from '#shared/abn.ts'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import { subcontractorPaths } from './subcontractor-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(subcontractorEndpoints.listSubcontractors, { query }, { signal })
  return rows.map(({ id, name, abn }) => ({
    label: name,
    hint: formatAbn(abn),
    to: subcontractorPaths.edit(id),
  }))
}
