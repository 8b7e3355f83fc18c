import { read } from '#platform/web/calls/api.ts'
import { fillEndpoints } from '../../contract/fill/endpoints.ts'
import type { FillKind } from '../../rules/fill/fill-plan.ts'
import { rowRequests } from '../../rules/fill/row-requests.ts'

export const fillSheetQuery = (job_id: number) => read(fillEndpoints.getFillSheet, { params: { id: job_id } })

/** What is asked about the candidates for some orders of a row: `joinedCandidates` puts the answers together. */
export const rowCandidatesQueries = (
  job_id: number,
  {
    kind,
    order_ids,
    asset_id,
    search,
  }: { kind: FillKind; order_ids: readonly number[]; asset_id?: number | undefined; search: string },
) =>
  rowRequests(order_ids).map((ids) =>
    read(fillEndpoints.listRowCandidates, {
      params: { id: job_id },
      query: { kind, order_ids: ids.join(','), search, ...(asset_id !== undefined && { asset_id }) },
    }),
  )
