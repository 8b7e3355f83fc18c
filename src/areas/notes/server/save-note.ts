import { AppError, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { type OpenableRecord, asStored, inAnyState, openRecord } from '#platform/server/change/open-record.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import { archivedBy } from '#platform/server/change/archiving.ts'
import type { NoteInput, NotePatch } from '../contract/note.ts'
import { noteCan } from '../rules/note-rules.ts'
import { notifyMentioned, withdrawMentions } from './notify-mentioned.ts'
import { type StoredNote, findNote, insertNote, lockNote, updateNote } from './note-store.ts'

interface Place {
  record_type: string
  record_id: number
}

/** A note's text is not logged: the log is permanent, and the note may become private later. */
const logged = ({ is_private, is_pinned }: StoredNote) => ({ is_private, is_pinned })

/** Logs it on the record, and refreshes screens with its notes. */
function logNote(
  change: Change,
  place: Place,
  record_label: string,
  entry: { action: string; before?: StoredNote; after?: StoredNote },
): void {
  const { before, after } = entry
  change.log({
    action: entry.action,
    record_type: place.record_type,
    record_id: place.record_id,
    record_label,
    part: 'note',
    ...(before && { before: logged(before) }),
    ...(after && { after: logged(after) }),
  })
  change.live('note', place.record_id)
}

/** A note the viewer may see on a record they may change. @throws not_found, forbidden. */
async function openNote(change: Change, records: RecordRegistry, id: number) {
  const note = await lockNote(change.tx, change.viewer, id)
  if (!note) throw notFound()
  const { label } = await records.mustWrite(change.tx, change.viewer, note.record_type, note.record_id)
  return { note, label }
}

/** A note the viewer may change, with its record's name: locking someone else's is forbidden. */
const noteRecord = (records: RecordRegistry): OpenableRecord<StoredNote & { of: string }> => ({
  record_type: 'note',
  label: ({ of }) => of,
  lock: async (change, id) => {
    const { note, label } = await openNote(change, records, id)
    const allowed = noteCan.change(note, change.viewer)
    if (allowed !== true) throw new AppError('forbidden', allowed)
    return { ...note, of: label }
  },
  present: readNote,
  state: asStored,
})

async function openToChange(change: Change, records: RecordRegistry, id: number, version?: number) {
  const { record } = await openRecord(change, noteRecord(records), { id, version, can: inAnyState })
  const { of: label, ...note } = record
  return { note, label }
}

async function readNote(change: Change, id: number) {
  const note = await findNote(change.tx, change.viewer, id)
  if (!note) throw notFound()
  return note
}

/** @throws not_found, or forbidden when the viewer may not change the record. */
export async function createNote(change: Change, records: RecordRegistry, place: Place, input: NoteInput) {
  const { label } = await records.mustWrite(change.tx, change.viewer, place.record_type, place.record_id)
  const note = await insertNote(change.tx, { ...definedFields(input), ...place })
  logNote(change, place, label, { action: 'added', after: note })
  await notifyMentioned(change, records, note)
  return readNote(change, note.id)
}

/** @throws not_found; forbidden except for its author and administrators; stale with the current note. */
export async function editNote(
  change: Change,
  records: RecordRegistry,
  id: number,
  { version, ...changes }: NotePatch,
) {
  const { note: before, label } = await openToChange(change, records, id, version)
  const patch = definedFields(changes)
  if (Object.keys(patch).length > 0) {
    const after = await updateNote(change.tx, id, patch)
    logNote(change, before, label, { action: 'changed', before, after })
    if (after.is_private > before.is_private || after.body !== before.body)
      await withdrawMentions(change, after)
    await notifyMentioned(change, records, after)
  }
  return readNote(change, id)
}

/** @throws not_found, or forbidden when the viewer may not change the record. */
export async function pinNote(change: Change, records: RecordRegistry, id: number, is_pinned: 0 | 1) {
  const { note: before, label } = await openNote(change, records, id)
  if (before.is_pinned !== is_pinned) {
    const after = await updateNote(change.tx, id, { is_pinned })
    logNote(change, before, label, { action: is_pinned ? 'pinned' : 'unpinned', before, after })
  }
  return readNote(change, id)
}

/** @throws not_found; forbidden except for its author and administrators; stale. */
export async function archiveNote(
  change: Change,
  records: RecordRegistry,
  id: number,
  version?: number,
): Promise<void> {
  const { note: before, label } = await openToChange(change, records, id, version)
  await updateNote(change.tx, id, archivedBy(change))
  await withdrawMentions(change, before)
  logNote(change, before, label, { action: 'archived', before })
}
