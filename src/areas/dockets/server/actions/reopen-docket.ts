import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { hasBilledLines } from './billable-store.ts'
import { type Stated, moveDocket } from './move-docket.ts'
import { openDocket } from '../open-docket.ts'

/** Withdraws an approval. @throws not_found, stale; conflict in another state, or when one of its lines is billed. */
export async function reopenDocket(change: Change, id: number, { reason, version }: Stated): Promise<void> {
  const docket = await openDocket(change, id, 'reopen', version)
  if (await hasBilledLines(change.tx, id)) throw conflict('A line of this docket is on an invoice.')
  await moveDocket(change, docket, 'reopened', reason, {
    status: docket.status_before_approval ?? 'Signed',
    status_before_approval: null,
    approved_at: null,
    approved_by: null,
    override_reason: null,
  })
}
