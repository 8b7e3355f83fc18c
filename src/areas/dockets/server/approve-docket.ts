import type { Change } from '#platform/server/change.ts'
import { docketActions } from '../rules/docket-status.ts'
import { docketApproved } from './docket-events.ts'
import { type StoredDocket, updateDocket } from './docket-store.ts'
import { entryOf } from './log-docket.ts'
import { openDocket } from './open-docket.ts'

/** Stands by a docket: from now on it may be billed. @throws not_found, stale; conflict with the reason why not. */
export async function approveDocket(change: Change, id: number, version?: number): Promise<void> {
  await approve(change, await openDocket(change, id, 'approve', version))
}

/** Approves all of some dockets or none; `ids` in order. @throws as {@link approveDocket}, naming the docket. */
export async function approveDockets(change: Change, ids: readonly number[]): Promise<void> {
  for (const id of ids)
    await approve(change, await openDocket(change, id, 'approve', undefined, { named: true }))
}

async function approve(change: Change, docket: StoredDocket): Promise<void> {
  const status = docketActions.approve.to
  await updateDocket(change.tx, docket.id, {
    status,
    status_before_approval: docket.status,
    approved_at: change.now.toISOString(),
    approved_by: change.viewer.user_id,
  })
  change.log({ ...entryOf(docket, 'approved'), before: { status: docket.status }, after: { status } })
  await change.announce(docketApproved, { docket_id: docket.id })
}
