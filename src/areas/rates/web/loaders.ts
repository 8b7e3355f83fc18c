import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { rateCardEndpoints } from '../contract/endpoints.ts'
import { rateCardQuery } from './queries.ts'

export const { loadList, loadArchived, loadRecord } = recordLoaders(
  rateCardEndpoints.listRateCards,
  rateCardQuery,
)
