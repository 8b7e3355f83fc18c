import { read } from '#platform/web/calls/api.ts'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'

export const categoriesQuery = (archived: '0' | '1' = '0') =>
  read(resourceEndpoints.listCategories, { query: { archived } })
export const assetsByCategoryQuery = read(resourceEndpoints.assetsByCategory, {})
export const assetQuery = (id: number) => read(resourceEndpoints.getAsset, { params: { id } })

/** What its routes load. */
export const { loadList, loadArchived, loadRecord } = recordLoaders(resourceEndpoints.listAssets, assetQuery)
