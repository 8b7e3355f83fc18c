import type { Change } from '#platform/server/change/change.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import { userCan } from '../../rules/user-rules.ts'
import { userRecord } from '../user-record.ts'
import { userAccessChanged } from './user-access.ts'
import { updateUser } from '../user-store.ts'

/** Locks a user out at once. @throws as openRecord; conflict for the last administrator. */
export const deactivateUser = (change: Change, id: number, version: number): Promise<void> =>
  setStatus(change, id, version, 'NotActive')

/** Lets a user in again. @throws as openRecord. */
export const activateUser = (change: Change, id: number, version: number): Promise<void> =>
  setStatus(change, id, version, 'active')

async function setStatus(
  change: Change,
  id: number,
  version: number,
  status: 'active' | 'NotActive',
): Promise<void> {
  const activates = status === 'active'
  const { record: before } = await openRecord(change, userRecord, {
    id,
    version,
    can: activates ? userCan.activate : userCan.deactivate,
  })
  const after = await updateUser(change.tx, id, { status })
  const action = activates ? 'activated' : 'deactivated'
  change.log({ action, record_type: 'user', record_id: id, record_label: after.name, before, after })
  await change.announce(userAccessChanged, { user_id: id })
}
