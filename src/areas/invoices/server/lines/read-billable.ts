import { listBillable } from '#areas/dockets/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { BillableDocket } from '../../contract/billable.ts'
import { groupOf } from '../../rules/grouping.ts'
import { listGroupings } from '../drafts/lookups-store.ts'

/** The billable dockets, each with the invoice it goes on by its client's terms. */
export async function readBillable(
  db: Db,
  viewer: Viewer,
  filters: { client_id?: number | undefined; job_id?: number | undefined },
): Promise<BillableDocket[]> {
  const dockets = await listBillable(db, viewer, filters)
  const groupings = await listGroupings(db, [...new Set(dockets.map(({ client_id }) => client_id))])
  return dockets.map((docket) => ({
    ...docket,
    id: docket.docket_id,
    group: groupOf(groupings.get(docket.client_id) ?? 'job', docket),
  }))
}
