import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { personOf } from '#platform/server/sessions/viewer.ts'
import { announceView } from './announce-view.ts'
import { deleteView, lockView } from './saved-view-store.ts'

/** A view is only a name for an address, so it is deleted rather than archived. @throws not_found for another's that is not shared. */
export async function removeView(change: Change, id: number): Promise<void> {
  const view = await lockView(change.tx, personOf(change.viewer), id)
  if (!view) throw notFound()
  await announceView(change, id, view)
  await deleteView(change.tx, id)
}
