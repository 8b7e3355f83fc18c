import type { Change } from '#platform/server/change/change.ts'
import { type StoredDocket, updateDocket } from '../docket-store.ts'
import { entryOf } from '../log-docket.ts'

/** Why a docket moves, and the version that was shown. */
export interface Stated {
  reason: string
  version?: number | undefined
}

/** Writes a docket's new status and its reason. */
export async function moveDocket(
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
