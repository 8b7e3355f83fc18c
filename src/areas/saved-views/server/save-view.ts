import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { may, personOf } from '#platform/server/sessions/viewer.ts'
import { forbidden } from '#platform/contract/app-error.ts'
import type { SavedView, SavedViewInput } from '../contract/saved-view.ts'
import { announceView } from './announce-view.ts'
import { saveViewCan, viewNamed } from '../rules/view-limits.ts'
import { listOwn, lockViews, putView } from './saved-view-store.ts'

/**
 * Saves a view of a list, replacing the person's own of that name. Not logged: it is only a name for an address.
 * @throws forbidden without the right to share one; conflict when there are too many.
 */
export async function saveView(change: Change, view: SavedViewInput): Promise<SavedView> {
  const { user_id } = personOf(change.viewer)
  await lockViews(change.tx, user_id)
  const own = await listOwn(change.tx, user_id)
  const { shared_with: shared_before = null } = viewNamed(own, view) ?? {}
  const { shared_with = shared_before } = view
  const shares = shared_with !== null && shared_with !== shared_before
  if (shares && !may(change.viewer, 'saved-views:share')) throw forbidden()
  mustBeAllowed(saveViewCan(own, view))
  const saved = await putView(change.tx, user_id, { ...view, shared_with })
  await announceView(change, saved.id, { shared_with: shared_before }, saved)
  return saved
}
