import type { Change } from '#platform/server/change/change.ts'
import type { DocketModel } from '../../contract/docket-document.ts'
import { docketActions } from '../../rules/docket-status.ts'
import { type StoredDocket, updateDocket } from '../docket-store.ts'
import { issueDocket } from '../document/issued-docket.ts'
import { entryOf } from '../log-docket.ts'
import { makeModel } from '../document/make-model.ts'
import { openDocket } from '../open-docket.ts'

/** Submits a draft by hand. @throws not_found, stale, conflict. */
export async function submitDocket(change: Change, id: number, version?: number): Promise<void> {
  await submit(change, await openDocket(change, id, 'submit', version))
}

/**
 * Freezes and issues a locked draft; from here on a correction is a revision. `shown`: what someone has just
 * read; with what is `said` now, that is what is issued.
 */
export async function submit(
  change: Change,
  before: StoredDocket,
  said: { client_comment?: string | null; unsigned_reason?: string | null } = {},
  shown?: DocketModel,
): Promise<StoredDocket> {
  const docket = await updateDocket(change.tx, before.id, {
    ...said,
    status: docketActions.submit.to,
    submitted_at: change.now.toISOString(),
  })
  const model = shown ?? (await makeModel(change.tx, docket))
  await issueDocket(change, 'docket', docket.id, { ...model, client_comment: docket.client_comment })
  change.log({
    ...entryOf(docket, 'submitted'),
    before: { status: before.status },
    after: { status: docket.status, ...said },
  })
  return docket
}
