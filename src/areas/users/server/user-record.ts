import { notFound } from '#platform/contract/app-error.ts'
import type { OpenableRecord } from '#platform/server/change/open-record.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { UserRow } from '../contract/user.ts'
import { mustCoverUser } from './access/guard-access.ts'
import { presentUser } from './present-user.ts'
import { type StoredUser, findUser, lockUser, readIsLastAdministrator } from './user-store.ts'

/** Locking one is forbidden for someone who may do more than the viewer. */
export const userRecord: OpenableRecord<StoredUser, StoredUser & { is_last_administrator: number }> = {
  record_type: 'user',
  label: ({ name }) => name,
  lock: async (change, id) => {
    const user = await lockUser(change.tx, id)
    if (user) await mustCoverUser(change, user)
    return user
  },
  present: ({ tx, viewer }, id) => readUser(tx, viewer, id),
  state: async ({ tx }, user) => ({
    ...user,
    is_last_administrator: await readIsLastAdministrator(tx, user.id),
  }),
}

/** One user as this viewer may see it. @throws not_found. */
export async function readUser(db: Db | Tx, viewer: Viewer, id: number): Promise<UserRow> {
  const user = await findUser(db, id)
  if (!user) throw notFound()
  return presentUser(viewer, user)
}
