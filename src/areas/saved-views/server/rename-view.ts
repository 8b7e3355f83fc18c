import type { Change } from '#platform/server/change/change.ts'
import { type OpenablePart, asStored, inAnyState, openRecord } from '#platform/server/change/open-record.ts'
import { personOf } from '#platform/server/sessions/viewer.ts'
import type { SavedView, SavedViewPatch } from '../contract/saved-view.ts'
import { type StoredView, lockView, updateName } from './saved-view-store.ts'

/** One of the person's own. */
const viewOf = (user_id: number): OpenablePart<StoredView> => ({
  label: ({ name }) => name,
  lock: ({ tx }, id) => lockView(tx, user_id, id),
  present: ({ tx }, id) => lockView(tx, user_id, id),
  state: asStored,
})

/** @throws not_found for another's; stale; invalid when another of their views of the list has the name. */
export async function renameView(
  change: Change,
  id: number,
  { version, name }: SavedViewPatch,
): Promise<SavedView> {
  const { user_id } = personOf(change.viewer)
  const { record: before } = await openRecord(change, viewOf(user_id), { id, version, can: inAnyState })
  if (before.name === name) return before
  change.live('saved_view', user_id, user_id)
  return updateName(change.tx, id, name)
}
