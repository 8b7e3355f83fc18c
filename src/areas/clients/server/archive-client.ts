import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { clientCan } from '../rules/client-rules.ts'
import { lockClient, updateClient } from './client-store.ts'
import { readClient } from './read-client.ts'

/** Takes a client out of the lists. Its records keep it. @throws not_found, stale, conflict when archived already. */
export async function archiveClient(
  change: Change,
  id: number,
  reason: string,
  version?: number,
): Promise<void> {
  const before = await lockClient(change.tx, change.viewer, id)
  if (!before) throw notFound()
  await mustBeCurrent(change.tx, before, version, () => readClient(change.tx, change.viewer, id))
  const allowed = clientCan.archive(before)
  if (allowed !== true) throw conflict(allowed)
  await updateClient(change.tx, id, {
    archived_at: change.now.toISOString(),
    archived_by: change.viewer.user_id,
    archive_reason: reason,
  })
  change.log({ action: 'archived', record_type: 'client', record_id: id, record_label: before.name, reason })
}

/** Brings an archived client back. @throws not_found, stale, conflict when it is not archived. */
export async function restoreClient(change: Change, id: number, version?: number): Promise<void> {
  const before = await lockClient(change.tx, change.viewer, id)
  if (!before) throw notFound()
  await mustBeCurrent(change.tx, before, version, () => readClient(change.tx, change.viewer, id))
  const allowed = clientCan.restore(before)
  if (allowed !== true) throw conflict(allowed)
  await updateClient(change.tx, id, { archived_at: null, archived_by: null, archive_reason: null })
  change.log({ action: 'restored', record_type: 'client', record_id: id, record_label: before.name })
}
