import { read } from '#platform/web/calls/api.ts'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { subcontractorEndpoints } from '../contract/endpoints.ts'

export const subcontractorQuery = (id: number) =>
  read(subcontractorEndpoints.getSubcontractor, { params: { id } })

/** The subcontractor list's search parameters. */
export type SubcontractorListQuery = QueryOf<typeof subcontractorEndpoints.listSubcontractors>

/** What its routes load. */
export const { loadList, loadArchived, loadRecord } = recordLoaders(
  subcontractorEndpoints.listSubcontractors,
  subcontractorQuery,
)
