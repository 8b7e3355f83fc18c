import * as z from 'zod'
import { endpoint, exportQuery, listQuery, notExported, version } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { fuelLevyNoun } from '../rules/fuel-levy-labels.ts'
import { rateCardNoun } from '../rules/rate-card-labels.ts'
import { cardKinds, cardTimes } from './choices.ts'
import { FuelLevy, FuelLevyInput, FuelLevyPatch } from './fuel-levy.ts'
import { PricingSettingsPatch, SavedPricingSettings } from './pricing-settings.ts'
import {
  CopyRateCard,
  RateCard,
  RateCardInput,
  RateCardPatch,
  RateCardRow,
  RateCardChoices,
} from './rate-card.ts'

const topic = 'rate_card'
const path = '/api/rate-cards'
const cards = recordEndpoints({
  noun: rateCardNoun,
  path,
  topic,
  rights: { read: 'rate-cards:read', write: 'rate-cards:write', export: 'rate-cards:export' },
})

const settings = 'rate-cards:settings'
const levies = recordEndpoints({
  noun: fuelLevyNoun,
  path: '/api/fuel-levies',
  topic: 'pricing_settings',
  rights: { read: settings, write: settings },
})

export const rateCardFilters = listQuery(['name', 'valid_from', 'created_at'], 'name').extend({
  kind: z.enum(cardKinds).optional(),
  time: z.enum(cardTimes).optional(),
  client_id: idParam.optional(),
  subcontractor_id: idParam.optional(),
  driver_id: idParam.optional(),
})
export type RateCardFilters = z.output<typeof rateCardFilters>
/** What narrows a list or an export. */
export type RateCardNarrowing = Omit<RateCardFilters, keyof typeof notExported>

export const rateCardEndpoints = {
  listRateCards: cards.list({ query: rateCardFilters, output: RateCardRow }),
  exportRateCards: cards.export({
    summary: 'Export the rates of the filtered rate cards as CSV or Excel.',
    query: rateCardFilters.omit(notExported).extend(exportQuery),
  }),
  listRateChoices: endpoint({
    method: 'GET',
    path: `${path}/choices`,
    permission: 'rate-cards:write',
    summary: 'What a rate may be for: current products, categories, machines and tip sites, and attachments.',
    topic,
    output: RateCardChoices,
  }),
  getRateCard: cards.get({ summary: 'One rate card with its rates.', output: RateCard }),
  createRateCard: cards.create({
    summary: 'Add a rate card. An earlier one of the same owner without an end stops the day before.',
    body: RateCardInput,
    output: RateCard,
  }),
  editRateCard: cards.edit({
    summary: 'Change a rate card. What was accepted or approved keeps its rates.',
    body: RateCardPatch,
    output: RateCard,
  }),
  copyRateCard: cards.action('copy', {
    summary: 'Copy a rate card to other days, its rates raised by a percentage.',
    body: CopyRateCard,
    output: RateCard,
    message: 'Rate card copied.',
  }),
  archiveRateCards: cards.archiveMany(),
  restoreRateCards: cards.restoreMany(),

  getPricingSettings: endpoint({
    method: 'GET',
    path: '/api/pricing-settings',
    permission: settings,
    summary: 'The usual terms of rates; version 0 until first saved.',
    topic: 'pricing_settings',
    output: SavedPricingSettings,
  }),
  savePricingSettings: endpoint({
    method: 'PATCH',
    path: '/api/pricing-settings',
    permission: settings,
    summary: 'Change the usual terms of rates. Work that is priced already keeps its price.',
    topic: 'pricing_settings',
    body: PricingSettingsPatch,
    output: SavedPricingSettings,
    message: 'Usual terms saved.',
  }),

  listFuelLevies: endpoint({
    method: 'GET',
    path: '/api/fuel-levies',
    permission: settings,
    summary: 'The fuel levy from each day on, latest first.',
    topic: 'pricing_settings',
    output: z.array(FuelLevy),
  }),
  createFuelLevy: levies.create({
    summary: 'Set the fuel levy from a day on, until the day of the next.',
    body: FuelLevyInput,
    output: FuelLevy,
  }),
  editFuelLevy: levies.edit({
    summary: 'Change a fuel levy. Work that is priced already keeps its price.',
    body: FuelLevyPatch,
    output: FuelLevy,
  }),
  removeFuelLevy: levies.action('remove', {
    summary: 'Remove a fuel levy. The one before it goes on.',
    body: z.object({ version: version.optional() }),
    output: FuelLevy,
    message: 'Fuel levy removed.',
  }),
}
