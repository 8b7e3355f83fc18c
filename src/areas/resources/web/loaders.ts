import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetQuery } from './queries.ts'

export const { loadList, loadArchived, loadRecord } = recordLoaders(resourceEndpoints.listAssets, assetQuery)
