import { serverArea } from '#platform/server/platform.ts'
import { noteEndpoints } from '../contract/endpoints.ts'
import { listNotes } from './note-store.ts'
import { archiveNote, createNote, editNote, pinNote } from './save-note.ts'

export { listNotes } from './note-store.ts'
export { createNote } from './save-note.ts'

export const notesArea = serverArea({
  endpoints: noteEndpoints,

  handlers: ({ db, records }) => ({
    listNotes: async ({ viewer, params, query }) => {
      await records.mustRead(db, viewer, params.record_type, params.record_id)
      return listNotes(db, viewer, params, query)
    },
    createNote: ({ change, params, body }) => createNote(change, records, params, body),
    editNote: ({ change, params, body }) => editNote(change, records, params.id, body),
    pinNote: ({ change, params, body }) => pinNote(change, records, params.id, body.is_pinned),
    archiveNote: async ({ change, params, body }) => {
      await archiveNote(change, records, params.id, body.version)
      return {}
    },
  }),
})
