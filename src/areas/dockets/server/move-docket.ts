import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { docketActions } from '../rules/docket-status.ts'
import { hasBilledLines } from './billable-store.ts'
import { type StoredDocket, updateDocket } from './docket-store.ts'
import { entryOf } from './log-docket.ts'
import { openDocket } from './open-docket.ts'

interface Stated {
  reason: string
  version?: number | undefined
}

/** Takes a docket that nobody signed, with the reason. @throws not_found, stale, conflict. */
export async function acceptUnsigned(change: Change, id: number, { reason, version }: Stated): Promise<void> {
  const docket = await openDocket(change, id, 'acceptUnsigned', version)
  const status = docketActions.acceptUnsigned.to
  await moved(change, docket, 'accepted unsigned', reason, { status, unsigned_reason: reason })
}

/** Makes a docket void: its time and its driver job are free for another. @throws not_found, stale, conflict. */
export async function voidDocket(change: Change, id: number, { reason, version }: Stated): Promise<void> {
  const docket = await openDocket(change, id, 'void', version)
  const status = docketActions.void.to
  await moved(change, docket, 'made void', reason, { status, void_reason: reason })
}

/** Takes an approval back. @throws not_found, stale; conflict in another state, or when a line of it is billed. */
export async function reopenDocket(change: Change, id: number, { reason, version }: Stated): Promise<void> {
  const docket = await openDocket(change, id, 'reopen', version)
  if (await hasBilledLines(change.tx, id)) throw conflict('A line of this docket is on an invoice.')
  await moved(change, docket, 'reopened', reason, {
    status: docket.status_before_approval ?? 'Signed',
    status_before_approval: null,
    approved_at: null,
    approved_by: null,
  })
}

async function moved(
  change: Change,
  docket: StoredDocket,
  action: string,
  reason: string,
  changes: Parameters<typeof updateDocket>[2],
): Promise<void> {
  const after = await updateDocket(change.tx, docket.id, changes)
  change.log({
    ...entryOf(docket, action),
    reason,
    before: { status: docket.status },
    after: { status: after.status },
  })
}
