import { read } from '#platform/web/calls/api.ts'
import { subcontractorEndpoints } from '../contract/endpoints.ts'

export const subcontractorQuery = (id: number) =>
  read(subcontractorEndpoints.getSubcontractor, { params: { id } })
