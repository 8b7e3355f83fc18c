import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import { subcontractorQuery } from './queries.ts'

export const { loadList, loadArchived, loadRecord } = recordLoaders(
  subcontractorEndpoints.listSubcontractors,
  subcontractorQuery,
)
