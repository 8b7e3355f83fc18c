import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { personOf } from '#platform/server/sessions/viewer.ts'
import { deleteView } from './saved-view-store.ts'

/** A view is only a name for an address, so it is deleted rather than archived. @throws not_found for another's. */
export async function removeView(change: Change, id: number): Promise<void> {
  const { user_id } = personOf(change.viewer)
  if (!(await deleteView(change.tx, user_id, id))) throw notFound()
  change.live('saved_view', user_id, user_id)
}
