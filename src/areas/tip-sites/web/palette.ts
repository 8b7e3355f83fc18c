import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { tipSiteEndpoints } from '../contract/endpoints.ts'
import { tipSitePaths } from './tip-site-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(tipSiteEndpoints.listTipSites, { query }, { signal })
  return rows.map(({ id, name, suburb }) => ({
    label: name,
    hint: suburb ?? '',
    to: tipSitePaths.edit(id),
  }))
}
