import type { Change } from '#platform/server/change/change.ts'
import { docketActions } from '../../rules/docket-status.ts'
import { mustStayCharged, readChargedBefore } from '../lines/must-stay-charged.ts'
import { type Stated, moveDocket } from './move-docket.ts'
import { openDocket } from '../open-docket.ts'

/**
 * Voids a docket: its time and its driver job are free for another. @throws not_found, stale; conflict, also
 * where an approved docket leaves it a price no other would charge.
 */
export async function voidDocket(change: Change, id: number, { reason, version }: Stated): Promise<void> {
  const docket = await openDocket(change, id, 'void', version)
  const before = await readChargedBefore(change, docket)
  const status = docketActions.void.to
  await moveDocket(change, docket, 'voided', reason, { status, void_reason: reason })
  await mustStayCharged(change, docket, before)
}
