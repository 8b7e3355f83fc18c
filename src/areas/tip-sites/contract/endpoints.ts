import * as z from 'zod'
import { exportQuery, listQuery, notExported } from '#platform/contract/endpoint.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { acceptedLabels, tipSiteNoun } from '../rules/tip-site-labels.ts'
import { tipRateEndpoints } from './rates/rate-endpoints.ts'
import { TipSite, TipSiteInput, TipSitePatch, TipSiteRow } from './tip-site.ts'

const tipSites = recordEndpoints({
  noun: tipSiteNoun,
  path: '/api/tip-sites',
  topic: 'tip_site',
  rights: { read: 'tip-sites:read', write: 'tip-sites:write', export: 'tip-sites:export' },
})

export const tipSiteFilters = listQuery(
  ['name', 'suburb', 'licence_expires_on', 'created_at'],
  'name',
).extend({
  material: text(acceptedLabels.material, { max: 120 }).optional(),
  supplier_id: idParam.optional(),
  open_today: z.enum(['0', '1']).optional(),
})
export type TipSiteFilters = z.output<typeof tipSiteFilters>
/** What narrows a list or an export. */
export type TipSiteNarrowing = Omit<TipSiteFilters, keyof typeof notExported>

export const tipSiteEndpoints = {
  listTipSites: tipSites.list({ query: tipSiteFilters, output: TipSiteRow }),
  exportTipSites: tipSites.export({ query: tipSiteFilters.omit(notExported).extend(exportQuery) }),
  getTipSite: tipSites.get({ output: TipSite }),
  createTipSite: tipSites.create({ body: TipSiteInput, output: TipSite }),
  editTipSite: tipSites.edit({ body: TipSitePatch, output: TipSite }),
  archiveTipSites: tipSites.archiveMany(),
  restoreTipSites: tipSites.restoreMany(),
  ...tipRateEndpoints,
}
