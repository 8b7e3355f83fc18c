import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { personOf } from '#platform/server/viewer.ts'
import type { SavedView, SavedViewPatch } from '../contract/saved-view.ts'
import { lockView, updateName } from './saved-view-store.ts'

/** @throws not_found for another's; stale; invalid when another own view of the list has the name. */
export async function renameView(
  change: Change,
  id: number,
  { version, name }: SavedViewPatch,
): Promise<SavedView> {
  const { user_id } = personOf(change.viewer)
  const before = await lockView(change.tx, user_id, id)
  if (!before) throw notFound()
  await mustBeCurrent(change.tx, before, version, async () => before)
  if (before.name === name) return before
  change.live('saved_view', user_id, user_id)
  return updateName(change.tx, id, name)
}
