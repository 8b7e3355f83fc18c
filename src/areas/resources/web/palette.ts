import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { resourcePaths } from './resource-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(resourceEndpoints.listAssets, { query }, { signal })
  return rows.map((asset) => ({
    label: `${asset.fleet_no} ${asset.name}`,
    hint: asset.rego_no ?? asset.asset_category,
    to: resourcePaths.asset(asset.id),
  }))
}
