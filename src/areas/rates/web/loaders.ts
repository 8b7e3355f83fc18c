import type { RouterContext } from '#platform/web/guard/root-route.tsx'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { rateCardEndpoints } from '../contract/endpoints.ts'
import { fuelLeviesQuery, pricingSettingsQuery, rateCardQuery } from './queries.ts'

export const { loadList, loadArchived, loadRecord } = recordLoaders(
  rateCardEndpoints.listRateCards,
  rateCardQuery,
)

export const loadPricing = ({ context: { queries } }: { context: RouterContext }) =>
  Promise.all([queries.ensureQueryData(pricingSettingsQuery), queries.ensureQueryData(fuelLeviesQuery)])
