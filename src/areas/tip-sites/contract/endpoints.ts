import * as z from 'zod'
import {
  endpoint,
  exportQuery,
  idParams,
  listQuery,
  notExported,
  version,
} from '#platform/contract/endpoint.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { acceptedLabels, tipSiteNoun } from '../rules/tip-site-labels.ts'
import { TipRate, TipRateInput, TipRatePatch } from './tip-rate.ts'
import { TipSite, TipSiteInput, TipSitePatch, TipSiteRow } from './tip-site.ts'

const topic = 'tip_site'
const path = '/api/tip-sites'
const tipSites = recordEndpoints({
  noun: tipSiteNoun,
  path,
  topic,
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

const rateParams = z.object({ id: idParam, rate_id: idParam })

export const tipSiteEndpoints = {
  listTipSites: tipSites.list({ query: tipSiteFilters, output: TipSiteRow }),
  exportTipSites: tipSites.export({ query: tipSiteFilters.omit(notExported).extend(exportQuery) }),
  getTipSite: tipSites.get({ output: TipSite }),
  createTipSite: tipSites.create({ body: TipSiteInput, output: TipSite }),
  editTipSite: tipSites.edit({ body: TipSitePatch, output: TipSite }),
  archiveTipSites: tipSites.archiveMany(),
  restoreTipSites: tipSites.restoreMany(),

  listTipRates: endpoint({
    method: 'GET',
    path: `${path}/:id/rates`,
    permission: 'tip-sites:rates',
    summary: 'A tip site’s past, present and coming rates by material, latest first.',
    topic,
    params: idParams,
    output: z.array(TipRate),
  }),
  createTipRate: endpoint({
    method: 'POST',
    path: `${path}/:id/rates`,
    permission: 'tip-sites:cost',
    summary: 'Set a material’s rate from a day on. One without an end before it ends the day before.',
    topic,
    params: idParams,
    body: TipRateInput,
    output: TipRate,
    message: 'Rate saved.',
  }),
  editTipRate: endpoint({
    method: 'PATCH',
    path: `${path}/:id/rates/:rate_id`,
    permission: 'tip-sites:cost',
    summary: 'Change a rate. Tip orders keep the rate they were made with.',
    topic,
    params: rateParams,
    body: TipRatePatch,
    output: TipRate,
    message: 'Rate saved.',
  }),
  removeTipRate: endpoint({
    method: 'POST',
    path: `${path}/:id/rates/:rate_id/remove`,
    permission: 'tip-sites:cost',
    summary: 'Remove a rate.',
    topic,
    params: rateParams,
    body: z.object({ version: version.optional() }),
    output: TipSite,
    message: 'Rate removed.',
  }),
}
