import type { Change } from '#platform/server/change/change.ts'
import { entryOf, openRecord } from '#platform/server/change/open-record.ts'
import { archivedBy } from '#platform/server/change/archiving.ts'
import { userCan } from '../../rules/user-rules.ts'
import { userRecord } from '../user-record.ts'
import { userAccessChanged } from './user-access.ts'
import { updateUser } from '../user-store.ts'

/** Archives a user and locks them out. @throws as openRecord; conflict for the last administrator. */
export async function archiveUser(
  change: Change,
  id: number,
  { version, reason }: { version: number; reason: string },
): Promise<void> {
  const { record: before } = await openRecord(change, userRecord, { id, version, can: userCan.archive })
  await updateUser(change.tx, id, {
    ...archivedBy(change),
    archive_reason: reason,
  })
  change.log({ ...entryOf(userRecord, before), action: 'archived', reason })
  await change.announce(userAccessChanged, { user_id: id })
}

/**
 * Restores an archived user as inactive (domain: "User" states).
 * @throws as openRecord; invalid when someone else now has the email.
 */
export async function restoreUser(change: Change, id: number, version: number): Promise<void> {
  const { record: before } = await openRecord(change, userRecord, { id, version, can: userCan.restore })
  await updateUser(change.tx, id, {
    archived_at: null,
    archived_by: null,
    archive_reason: null,
    status: 'NotActive',
  })
  change.log({ action: 'restored', record_type: 'user', record_id: id, record_label: before.name })
  await change.announce(userAccessChanged, { user_id: id })
}
