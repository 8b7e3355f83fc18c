import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { entryOf, openRecord } from '#platform/server/change/open-record.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { revokeLinks } from '#platform/server/sessions/public-link.ts'
import type { UserType } from '#shared/roles.ts'
import type { UserPatch } from '../contract/user.ts'
import { belongingErrors, userCan } from '../rules/user-rules.ts'
import { mustCoverAccess } from './access/guard-access.ts'
import { userRecord } from './user-record.ts'
import { userAccessChanged } from './access/user-access.ts'
import { type StoredUser, updateUser } from './user-store.ts'

/**
 * Changes the fields that `patch` names. Another type brings its own standard role unless one is named.
 * @throws as openRecord and mustCoverAccess; invalid for a type while the person waits for approval.
 */
export async function editUser(
  change: Change,
  id: number,
  { version, ...changes }: UserPatch,
): Promise<void> {
  const { record: before } = await openRecord(change, userRecord, { id, version, can: userCan.edit })
  const patch = definedFields(changes)
  const access = accessAfter(before, patch)
  if (access) {
    if (before.approved !== 'Approved') throw invalid({ user_type: 'Approve this user to set a type.' })
    await mustCoverAccess(change, access)
  }
  if (Object.keys(patch).length === 0) return
  const belonging = belongingAfter(before, patch, access?.user_type ?? (before.user_type as UserType | null))
  const after = await updateUser(change.tx, id, { ...patch, ...access, ...belonging })
  change.log({ ...entryOf(userRecord, after), action: 'updated', before, after })
  // What was sent to the old address must open nothing.
  if (after.email !== before.email) await revokeLinks(change, { record_type: 'user', record_id: id })
  const isAnothers =
    after.driver_id !== before.driver_id || after.subcontractor_id !== before.subcontractor_id
  if (access || isAnothers) await change.announce(userAccessChanged, { user_id: id })
}

/** What another type leaves behind. @throws invalid for a driver or a company of an account of another type. */
function belongingAfter(
  before: StoredUser,
  patch: { driver_id?: number | null; subcontractor_id?: number | null },
  user_type: UserType | null,
): { driver_id: number | null; subcontractor_id: number | null } {
  const errors = belongingErrors(patch, user_type)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const { driver_id, subcontractor_id } = { ...before, ...patch }
  return {
    driver_id: user_type === 5 ? driver_id : null,
    subcontractor_id: user_type === 7 ? subcontractor_id : null,
  }
}

/** Type and role as they will be, or null when neither changes. */
function accessAfter(
  before: StoredUser,
  patch: { user_type?: UserType; user_role_id?: number | null },
): { user_type: UserType; user_role_id: number | null } | null {
  const user_type = patch.user_type ?? (before.user_type as UserType | null)
  const sameType = user_type === before.user_type
  const user_role_id =
    patch.user_role_id === undefined ? (sameType ? before.user_role_id : null) : patch.user_role_id
  if (sameType && user_role_id === before.user_role_id) return null
  if (user_type === null) throw invalid({ user_type: 'Approve this user to set a type.' })
  return { user_type, user_role_id }
}
