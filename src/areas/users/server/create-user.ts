import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import type { UserInput } from '../contract/user.ts'
import { mustCoverAccess } from './access/guard-access.ts'
import { inviteUser } from './access/invite-user.ts'
import { type StoredUser, insertUser } from './user-store.ts'

/** Creates a user who is approved immediately and invited to choose a password. @throws invalid; forbidden. */
export async function createUser(change: Change, input: UserInput): Promise<StoredUser> {
  await mustCoverAccess(change, input)
  const user = await addUser(change, { ...definedFields(input), approved: 'Approved' })
  await inviteUser(change, user)
  return user
}

/** Inserts a user with their log entry: for sign-up, set-up and the demo company. */
export async function addUser(
  change: Change,
  user: Parameters<typeof insertUser>[1],
  action = 'created',
): Promise<StoredUser> {
  const added = await insertUser(change.tx, user)
  change.log({ action, record_type: 'user', record_id: added.id, record_label: added.name, after: added })
  return added
}
