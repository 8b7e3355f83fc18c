import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { mustCoverUser } from './guard-access.ts'
import { readUser } from './read-user.ts'
import { type StoredUser, lockUser, readIsLastAdministrator } from './user-store.ts'

/**
 * Locks a user for a change that `allowed` must permit.
 * @throws not_found; forbidden for somebody who may do more than the viewer; stale; conflict with the reason of `allowed`.
 */
export async function lockFor(
  change: Change,
  id: number,
  version: number | undefined,
  allowed: (user: StoredUser & { is_last_administrator: number }) => true | string,
): Promise<StoredUser> {
  const user = await lockUser(change.tx, id)
  if (!user) throw notFound()
  await mustCoverUser(change, user)
  await mustBeCurrent(change.tx, user, version, () => readUser(change.tx, change.viewer, id))
  const may = allowed({ ...user, is_last_administrator: await readIsLastAdministrator(change.tx, id) })
  if (may !== true) throw conflict(may)
  return user
}
