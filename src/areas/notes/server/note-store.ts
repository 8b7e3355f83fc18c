import { type Insertable, type Selectable, type SqlBool, type Updateable, sql } from 'kysely'
import type { Note as NoteTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { orderOf, pageOf } from '#platform/server/lists/list-page.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { NoteFilters } from '../contract/endpoints.ts'
import { isAdministrator } from '../rules/note-rules.ts'

type Reader = Db | Tx
export type StoredNote = Selectable<NoteTable>

/**
 * Current notes visible to this viewer: a private note is for its author and administrators, and `own` means
 * the viewer's own. The caller checks whether the record may be read.
 */
function visible(db: Reader, viewer: Viewer) {
  const isOwn = sql<SqlBool>`note.created_by is not distinct from ${viewer.user_id}::bigint`
  return db
    .selectFrom('note')
    .where('note.archived_at', 'is', null)
    .$if(!isAdministrator(viewer), (q) => q.where((e) => e.or([e('note.is_private', '=', 0), isOwn])))
    .$if(scopeOf(viewer, 'notes:read') === 'own', (q) => q.where(isOwn))
}

const author = sql<string | null>`(select u.name from app_user u where u.id = note.created_by)`
const edited_at = sql<string | null>`case when note.version > 1 then note.updated_at end`

/** One page of a record's notes, pinned ones first. `total` is null when not asked for. */
export async function listNotes(
  db: Reader,
  viewer: Viewer,
  { record_type, record_id }: { record_type: string; record_id: number },
  filters: NoteFilters,
) {
  const notes = visible(db, viewer)
    .where('note.record_type', '=', record_type)
    .where('note.record_id', '=', record_id)
    .$if(filters.search !== '', (q) => q.where(found(sql<string>`lower(note.body)`, filters.search)))
  const [, direction] = orderOf(filters.sort)
  const rows = await pageOf(notes.orderBy('note.is_pinned', 'desc').orderBy('note.id', direction), filters)
    .selectAll('note')
    .select([author.as('author'), edited_at.as('edited_at')])
    .execute()
  return { rows, total: await totalOf(db, notes, filters) }
}

export function findNote(db: Reader, viewer: Viewer, id: number) {
  return visible(db, viewer)
    .selectAll('note')
    .select([author.as('author'), edited_at.as('edited_at')])
    .where('note.id', '=', id)
    .executeTakeFirst()
}

/** The stored note, locked until the change ends. */
export function lockNote(tx: Tx, viewer: Viewer, id: number): Promise<StoredNote | undefined> {
  return visible(tx, viewer).selectAll('note').where('note.id', '=', id).forUpdate().executeTakeFirst()
}

export function insertNote(tx: Tx, note: Insertable<NoteTable>): Promise<StoredNote> {
  return tx.insertInto('note').values(note).returningAll().executeTakeFirstOrThrow()
}

export function updateNote(tx: Tx, id: number, changes: Updateable<NoteTable>): Promise<StoredNote> {
  return tx.updateTable('note').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
