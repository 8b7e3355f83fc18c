import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetQuery } from './queries.ts'

export const loadAssets = listLoader(resourceEndpoints.listAssets)
export const loadArchivedAssets = listLoader(resourceEndpoints.listAssets, { archived: '1' })
export const loadAsset = recordLoader(assetQuery)
