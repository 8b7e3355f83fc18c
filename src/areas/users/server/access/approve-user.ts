import type { Change } from '#platform/server/change/change.ts'
import { entryOf, openRecord } from '#platform/server/change/open-record.ts'
import type { Approval } from '../../contract/user.ts'
import { userCan } from '../../rules/user-rules.ts'
import { mustCoverAccess } from './guard-access.ts'
import { userRecord } from '../user-record.ts'
import { userAccessChanged } from './user-access.ts'
import { updateUser } from '../user-store.ts'

/** Approves a sign-up, including one rejected before. @throws as openRecord and mustCoverAccess. */
export async function approveUser(change: Change, id: number, approval: Approval): Promise<void> {
  const { version, user_type, user_role_id = null } = approval
  const { record: before } = await openRecord(change, userRecord, {
    id,
    version,
    can: (user) => userCan.approve(user, change.viewer.user_id),
  })
  await mustCoverAccess(change, { user_type, user_role_id })
  const after = await updateUser(change.tx, id, {
    approved: 'Approved',
    user_type,
    user_role_id,
    rejected_at: null,
    rejection_reason: null,
  })
  change.log({ ...entryOf(userRecord, after), action: 'approved', before, after })
  await change.announce(userAccessChanged, { user_id: id })
}

/** Rejects a sign-up. @throws as openRecord. */
export async function rejectUser(
  change: Change,
  id: number,
  { version, reason }: { version: number; reason: string },
): Promise<void> {
  const { record: before } = await openRecord(change, userRecord, { id, version, can: userCan.reject })
  await updateUser(change.tx, id, { rejected_at: change.now.toISOString(), rejection_reason: reason })
  change.log({ ...entryOf(userRecord, before), action: 'rejected', reason })
  await change.announce(userAccessChanged, { user_id: id })
}
