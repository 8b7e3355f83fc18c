import * as z from 'zod'
import { endpoint, idParams, version } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { TipRate, TipRateInput, TipRatePatch } from '../tip-rate.ts'
import { TipSite } from '../tip-site.ts'

const topic = 'tip_site'
const path = '/api/tip-sites'
const rateParams = z.object({ id: idParam, rate_id: idParam })

/** What a tip site charges. */
export const tipRateEndpoints = {
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
