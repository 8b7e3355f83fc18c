import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { tipSiteEndpoints } from '../contract/endpoints.ts'
import { tipSiteQuery } from './queries.ts'

export const { loadList, loadArchived, loadRecord } = recordLoaders(
  tipSiteEndpoints.listTipSites,
  tipSiteQuery,
)
