import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { personOf } from '#platform/server/sessions/viewer.ts'
import type { SavedView, SavedViewInput } from '../contract/saved-view.ts'
import { saveViewCan } from '../rules/view-limits.ts'
import { listViews, lockViews, putView } from './saved-view-store.ts'

/**
 * Saves a view of a list, replacing the person's own of that name. Not logged: it only concerns its owner.
 * @throws conflict when there are too many.
 */
export async function saveView(change: Change, view: SavedViewInput): Promise<SavedView> {
  const { user_id } = personOf(change.viewer)
  await lockViews(change.tx, user_id)
  mustBeAllowed(saveViewCan(await listViews(change.tx, user_id), view))
  const saved = await putView(change.tx, user_id, view)
  change.live('saved_view', user_id, user_id)
  return saved
}
