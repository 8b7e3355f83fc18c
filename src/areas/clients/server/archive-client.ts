import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { archivedBy, notArchived } from '#platform/server/archiving.ts'
import { clientCan } from '../rules/client-rules.ts'
import { type StoredClient, lockClient, updateClient } from './client-store.ts'
import { findOpenWork } from './open-work-store.ts'
import { readClient } from './read-client.ts'

/**
 * Takes a client out of the lists. Its records keep it. @throws not_found, stale, conflict when archived already or
 * while something is still to be done for it.
 */
export async function archiveClient(
  change: Change,
  id: number,
  reason: string,
  version?: number,
): Promise<void> {
  const before = await openClient(change, id)
  await mustBeCurrent(change.tx, before, version, () => readClient(change.tx, change.viewer, id))
  mustBeAllowed(clientCan.archive({ ...before, open: await findOpenWork(change.tx, id) }))
  await archive(change, before, reason)
}

/** Brings an archived client back. @throws not_found, stale, conflict when it is not archived. */
export async function restoreClient(change: Change, id: number, version?: number): Promise<void> {
  const before = await openClient(change, id)
  await mustBeCurrent(change.tx, before, version, () => readClient(change.tx, change.viewer, id))
  mustBeAllowed(clientCan.restore(before))
  await restore(change, before)
}

/** All or none. @throws not_found; conflict, naming the first that is archived already or has something open. */
export async function archiveClients(change: Change, ids: readonly number[], reason: string): Promise<void> {
  for (const id of ids) {
    const before = await openClient(change, id)
    mustBeAllowed(clientCan.archive({ ...before, open: await findOpenWork(change.tx, id) }), before.name)
    await archive(change, before, reason)
  }
}

/** All or none. @throws not_found; conflict, naming the first that is not archived. */
export async function restoreClients(change: Change, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const before = await openClient(change, id)
    mustBeAllowed(clientCan.restore(before), before.name)
    await restore(change, before)
  }
}

async function openClient(change: Change, id: number): Promise<StoredClient> {
  const client = await lockClient(change.tx, change.viewer, id)
  if (!client) throw notFound()
  return client
}

/** `name`: which of several it is about. */
function mustBeAllowed(allowed: true | string, name?: string): void {
  if (allowed !== true) throw conflict(name === undefined ? allowed : `${name}: ${allowed}`)
}

async function archive(change: Change, { id, name }: StoredClient, reason: string): Promise<void> {
  await updateClient(change.tx, id, {
    ...archivedBy(change),
    archive_reason: reason,
  })
  change.log({ action: 'archived', record_type: 'client', record_id: id, record_label: name, reason })
}

async function restore(change: Change, { id, name }: StoredClient): Promise<void> {
  await updateClient(change.tx, id, { ...notArchived, archive_reason: null })
  change.log({ action: 'restored', record_type: 'client', record_id: id, record_label: name })
}
