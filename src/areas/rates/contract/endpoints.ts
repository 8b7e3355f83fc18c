import * as z from 'zod'
import { exportQuery, listQuery, notExported } from '#platform/contract/endpoint.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { rateCardNoun } from '../rules/rate-card-labels.ts'
import { cardKinds, cardTimes } from './choices.ts'
import {
  CopyRateCard,
  RateCard,
  RateCardInput,
  RateCardPatch,
  RateCardRow,
  RateChoices,
} from './rate-card.ts'

const topic = 'rate_card'
const path = '/api/rate-cards'
const cards = recordEndpoints({
  noun: rateCardNoun,
  path,
  topic,
  rights: { read: 'rate-cards:read', write: 'rate-cards:write', export: 'rate-cards:export' },
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
    summary: 'What a rate may be for: current products, categories, machines and tip sites.',
    topic,
    output: RateChoices,
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
}
