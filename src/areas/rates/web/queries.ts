import { read } from '#platform/web/calls/api.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { rateCardEndpoints } from '../contract/endpoints.ts'

export const rateCardQuery = (id: number) => read(rateCardEndpoints.getRateCard, { params: { id } })
export const rateChoicesQuery = read(rateCardEndpoints.listRateChoices, {})
export const pricingSettingsQuery = read(rateCardEndpoints.getPricingSettings, {})
export const fuelLeviesQuery = read(rateCardEndpoints.listFuelLevies, {})

/** The rate card list's search parameters. */
export type RateCardListQuery = QueryOf<typeof rateCardEndpoints.listRateCards>
