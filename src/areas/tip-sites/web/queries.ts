import { read } from '#platform/web/calls/api.ts'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { tipSiteEndpoints } from '../contract/endpoints.ts'

export const tipSiteQuery = (id: number) => read(tipSiteEndpoints.getTipSite, { params: { id } })

/** What its routes load. */
export const { loadList, loadArchived, loadRecord } = recordLoaders(
  tipSiteEndpoints.listTipSites,
  tipSiteQuery,
)
