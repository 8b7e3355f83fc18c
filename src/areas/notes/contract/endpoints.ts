import * as z from 'zod'
import { done, endpoint, idParams, listQuery, version } from '#platform/contract/endpoint.ts'
import { idParam, yesNo } from '#platform/contract/fields.ts'
import { Note, NoteInput, NotePatch } from './note.ts'

const topic = 'note'
const recordParams = z.object({ record_type: z.string(), record_id: idParam })

export const noteFilters = listQuery(['created_at'], '-created_at').omit({ archived: true })
export type NoteFilters = z.output<typeof noteFilters>

export const noteEndpoints = {
  listNotes: endpoint({
    method: 'GET',
    path: '/api/records/:record_type/:record_id/notes',
    permission: 'notes:read',
    summary:
      'The notes on a record, pinned ones first; private ones only for their author and administrators.',
    topic,
    list: true,
    params: recordParams,
    query: noteFilters,
    output: Note,
  }),
  createNote: endpoint({
    method: 'POST',
    path: '/api/records/:record_type/:record_id/notes',
    permission: 'notes:write',
    summary: 'Add a note to a record.',
    topic,
    params: recordParams,
    body: NoteInput,
    output: Note,
    message: 'Note saved.',
  }),
  editNote: endpoint({
    method: 'PATCH',
    path: '/api/notes/:id',
    permission: 'notes:write',
    summary: 'Change a note: its author or an administrator.',
    topic,
    params: idParams,
    body: NotePatch,
    output: Note,
    message: 'Note saved.',
  }),
  pinNote: endpoint({
    method: 'POST',
    path: '/api/notes/:id/pin',
    permission: 'notes:write',
    summary: 'Pin or unpin a note.',
    topic,
    params: idParams,
    body: z.object({ is_pinned: yesNo() }),
    output: Note,
  }),
  archiveNote: endpoint({
    method: 'POST',
    path: '/api/notes/:id/archive',
    permission: 'notes:write',
    summary: 'Archive a note: its author or an administrator.',
    topic,
    params: idParams,
    body: z.object({ version: version.optional() }),
    output: done,
    message: 'Note archived.',
  }),
}
