import type { Change } from '#platform/server/change/change.ts'
import { docketActions } from '../../rules/docket-status.ts'
import { type Stated, moveDocket } from '../actions/move-docket.ts'
import { openDocket } from '../open-docket.ts'

/** Accepts an unsigned docket, with the reason. @throws not_found, stale, conflict. */
export async function acceptUnsigned(change: Change, id: number, { reason, version }: Stated): Promise<void> {
  const docket = await openDocket(change, id, 'acceptUnsigned', version)
  const status = docketActions.acceptUnsigned.to
  await moveDocket(change, docket, 'accepted unsigned', reason, { status, unsigned_reason: reason })
}
