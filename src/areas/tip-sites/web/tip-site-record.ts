import type { TabbedPlainRecord } from '#platform/web/records/plain-record.ts'
import type { TipSite } from '../contract/tip-site.ts'
import { tipSiteEndpoints } from '../contract/endpoints.ts'
import { tipSiteNoun } from '../rules/tip-site-labels.ts'
import { tipSiteCan } from '../rules/tip-site-rules.ts'
import { tipSitePaths, tipSiteTabs } from './tip-site-paths.ts'

export const tipSiteRecord: TabbedPlainRecord<keyof typeof tipSiteTabs, TipSite> = {
  noun: tipSiteNoun,
  write: 'tip-sites:write',
  paths: tipSitePaths,
  tabs: tipSiteTabs,
  can: tipSiteCan,
  archive: tipSiteEndpoints.archiveTipSites,
  restore: tipSiteEndpoints.restoreTipSites,
}
