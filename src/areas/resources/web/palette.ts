import { searchList } from '#platform/web/lists/search-list.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { resourcePaths } from './resource-paths.ts'

export const search = searchList(resourceEndpoints.listAssets, (asset) => ({
  label: `${asset.fleet_no} ${asset.name}`,
  hint: asset.rego_no ?? asset.asset_category,
  to: resourcePaths.asset(asset.id),
}))
