import { read } from '#platform/web/calls/api.ts'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { subcontractorEndpoints } from '../contract/endpoints.ts'

export const subcontractorQuery = (id: number) =>
  read(subcontractorEndpoints.getSubcontractor, { params: { id } })

/** What its routes load. */
export const { loadList, loadArchived, loadRecord } = recordLoaders(
  subcontractorEndpoints.listSubcontractors,
  subcontractorQuery,
)
