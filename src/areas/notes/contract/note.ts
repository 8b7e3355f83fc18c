import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { text, yesNo } from '#platform/contract/fields.ts'
import { noteLabels } from '../rules/note-labels.ts'

/** What someone wrote down about a record. */
export const Note = z
  .object({
    id: z.number(),
    body: z.string(),
    /** Visible only to its author and administrators. */
    is_private: z.number(),
    is_pinned: z.number(),
    created_at: z.string(),
    created_by: z.number().nullable(),
    author: z.string().nullable(),
    /** null until first edited. */
    edited_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'Note' })
export type Note = z.output<typeof Note>

const fields = z.object({ body: text(noteLabels.body, { max: 5000, lines: 200 }), is_private: yesNo() })

export const NoteInput = fields.partial({ is_private: true }).meta({ id: 'NoteInput' })
export type NoteInput = z.output<typeof NoteInput>
export const NotePatch = fields.partial().extend({ version }).meta({ id: 'NotePatch' })
export type NotePatch = z.output<typeof NotePatch>
