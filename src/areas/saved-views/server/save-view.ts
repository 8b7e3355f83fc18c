import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { may, personOf } from '#platform/server/sessions/viewer.ts'
import { forbidden } from '#platform/contract/app-error.ts'
import type { SavedView, SavedViewInput } from '../contract/saved-view.ts'
import { announceView } from './announce-view.ts'
import { saveViewCan } from '../rules/view-limits.ts'
import { listOwn, lockViews, putView } from './saved-view-store.ts'

/**
 * Saves a view of a list, replacing the person's own of that name. Not logged: it is only a name for an address.
 * @throws forbidden without the right to share one; conflict when there are too many.
 */
export async function saveView(change: Change, view: SavedViewInput): Promise<SavedView> {
  const { user_id } = personOf(change.viewer)
  if (view.shared_with !== null && !may(change.viewer, 'saved-views:share')) throw forbidden()
  await lockViews(change.tx, user_id)
  mustBeAllowed(saveViewCan(await listOwn(change.tx, user_id), view))
  const saved = await putView(change.tx, user_id, view)
  announceView(change, saved)
  return saved
}
