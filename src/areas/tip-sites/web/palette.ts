import { searchList } from '#platform/web/lists/search-list.ts'
import { tipSiteEndpoints } from '../contract/endpoints.ts'
import { tipSitePaths } from './tip-site-paths.ts'

export const search = searchList(tipSiteEndpoints.listTipSites, ({ id, name, suburb }) => ({
  label: name,
  hint: suburb ?? '',
  to: tipSitePaths.edit(id),
}))
