import { forbidden } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { type OpenablePart, asStored, inAnyState, openRecord } from '#platform/server/change/open-record.ts'
import { type Person, may, personOf } from '#platform/server/sessions/viewer.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import type { SavedView, SavedViewPatch } from '../contract/saved-view.ts'
import { announceView } from './announce-view.ts'
import { type StoredView, lockView, updateView } from './saved-view-store.ts'

const viewOf = (person: Person): OpenablePart<StoredView> => ({
  label: ({ name }) => name,
  lock: ({ tx }, id) => lockView(tx, person, id),
  present: ({ tx }, id) => lockView(tx, person, id),
  state: asStored,
})

/**
 * Renames a view, or shares it.
 * @throws not_found for another's that is not shared; forbidden without the right to share; stale; invalid when its
 *   owner has another view of the list with that name.
 */
export async function editView(
  change: Change,
  id: number,
  { version, ...patch }: SavedViewPatch,
): Promise<SavedView> {
  const person = personOf(change.viewer)
  const { record: before } = await openRecord(change, viewOf(person), { id, version, can: inAnyState })
  const changes = changedFields(before, definedFields(patch))
  if (changes.shared_with !== undefined && changes.shared_with !== null && !may(person, 'saved-views:share'))
    throw forbidden()
  if (Object.keys(changes).length === 0) return before
  await updateView(change.tx, id, changes)
  const after = { ...before, ...changes, version: before.version + 1 }
  await announceView(change, id, before, after)
  return after
}
