import type { OpenableRecord } from '#platform/server/change/open-record.ts'
import { mustCoverUser } from './access/guard-access.ts'
import { readUser } from './read-user.ts'
import { type StoredUser, lockUser, readIsLastAdministrator } from './user-store.ts'

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
