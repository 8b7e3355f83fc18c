import { read } from '#platform/web/calls/api.ts'
import { rateCardEndpoints } from '../contract/endpoints.ts'

export const rateCardQuery = (id: number) => read(rateCardEndpoints.getRateCard, { params: { id } })
export const rateChoicesQuery = read(rateCardEndpoints.listRateChoices, {})
export const pricingSettingsQuery = read(rateCardEndpoints.getPricingSettings, {})
export const fuelLeviesQuery = read(rateCardEndpoints.listFuelLevies, {})
