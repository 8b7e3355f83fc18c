import { activation } from '#platform/server/change/activation.ts'
import { userCan } from '../../rules/user-rules.ts'
import { userRecord } from '../user-record.ts'
import { updateUser } from '../user-store.ts'
import { userAccessChanged } from './user-access.ts'

/** Deactivating locks a user out immediately; the last administrator stays. */
export const { activate: activateUser, deactivate: deactivateUser } = activation(userRecord, {
  can: userCan,
  update: async (change, id, columns) => {
    const user = await updateUser(change.tx, id, columns)
    await change.announce(userAccessChanged, { user_id: id })
    return user
  },
})
