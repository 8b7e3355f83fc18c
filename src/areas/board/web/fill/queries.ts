import { read } from '#platform/web/calls/api.ts'
import { fillEndpoints } from '../../contract/fill/endpoints.ts'
import type { FillKind } from '../../rules/fill/fill-plan.ts'

export const fillSheetQuery = (job_id: number) => read(fillEndpoints.getFillSheet, { params: { id: job_id } })

export const rowCandidatesQuery = (
  job_id: number,
  {
    kind,
    order_ids,
    asset_id,
    search,
  }: { kind: FillKind; order_ids: readonly number[]; asset_id?: number | undefined; search: string },
) =>
  read(fillEndpoints.listRowCandidates, {
    params: { id: job_id },
    query: {
      kind,
      order_ids: order_ids.slice(0, 31).join(','),
      search,
      ...(asset_id !== undefined && { asset_id }),
    },
  })
