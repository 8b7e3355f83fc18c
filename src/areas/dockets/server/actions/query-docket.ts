import { findClientName } from '#areas/clients/server/index.ts'
import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { docketActions } from '../../rules/docket-status.ts'
import { updateDocket } from '../docket-store.ts'
import { findUsersOfDriver } from '../lookups-store.ts'
import { entryOf } from '../log-docket.ts'
import { openDocket } from '../open-docket.ts'
import { notifyPhone } from '../notify-phone.ts'

/** Queries a docket and notifies its driver. @throws not_found, stale, conflict. */
export async function queryDocket(
  change: Change,
  id: number,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<void> {
  const docket = await openDocket(change, id, 'query', version)
  await updateDocket(change.tx, id, {
    status: docketActions.query.to,
    query_reason: reason,
    query_answer: null,
  })
  notifyPhone(change, docket)
  change.log({
    ...entryOf(docket, 'queried'),
    reason,
    before: { status: docket.status },
    after: { status: docketActions.query.to },
  })
  await notify(change, {
    user_ids: await findUsersOfDriver(change.tx, docket.driver_id),
    type: 'docket',
    client: await findClientName(change.tx, docket.client_id),
    title: `${docket.docket_no} was queried`,
    body: reason,
    // The driver's job shows the query, even if the docket has its next revision by then.
    link:
      docket.driver_job_id === null
        ? `/dashboard/dockets/${id}`
        : `/dashboard/driver_jobs/${docket.driver_job_id}/edit`,
    record_type: 'docket',
    record_id: id,
  })
}
