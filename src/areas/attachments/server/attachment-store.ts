import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Attachment as AttachmentTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { exportedAfter, narrowed } from '#platform/server/lists/narrowed.ts'
import { totalOf } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { AttachmentFilters, AttachmentNarrowing } from '../contract/endpoints.ts'
import { fits, fitsCategory, isChangeable, machine, onOwnMachine } from './machines/fit-store.ts'

export type Reader = Db | Tx
export type StoredAttachment = Selectable<AttachmentTable>
export type AttachmentChanges = Updateable<AttachmentTable>

type Right = 'attachments:read' | 'attachments:write'
/** Those that the viewer may see, and change too where that is asked. */
export const visible = (db: Reader, viewer: Viewer, ...also: Right[]) =>
  db.selectFrom('attachment').$if(
    ['attachments:read' as const, ...also].some((right) => scopeOf(viewer, right) === 'own'),
    (q) => q.where(onOwnMachine(viewer)),
  )

const names = [fits.as('asset_categories'), machine.as('asset')] as const

const shown = (db: Reader, viewer: Viewer, ...also: Right[]) =>
  visible(db, viewer, ...also)
    .selectAll('attachment')
    .select(names)

/** An attachment with the names of its machine and of what it fits. */
export type NamedAttachment = Awaited<ReturnType<typeof exportPage>>[number]

const filtered = (db: Reader, viewer: Viewer, filters: AttachmentNarrowing) =>
  narrowed(visible(db, viewer), 'attachment', filters, ['kind', 'status', 'hitch_type', 'asset_id']).$if(
    filters.asset_category_id !== undefined,
    (q) => q.where(fitsCategory(filters.asset_category_id)),
  )

/** One page of the attachments that the viewer may see. `total` is null when not asked for. */
export async function listAttachments(db: Reader, viewer: Viewer, filters: AttachmentFilters) {
  const matching = filtered(db, viewer, filters)
  const blank = ['size_mm']
  const page = pageOf(sorted(matching, 'attachment', filters.sort, blank), filters).select('attachment.id')
  // Names are looked up for the page only.
  const named = shown(db, viewer).where('attachment.id', 'in', page)
  const rows = await sorted(named, 'attachment', filters.sort, blank).execute()
  return { rows, total: await totalOf(db, matching, filters) }
}

/** Walks everything a filter matches in order of id. */
export const exportPage = (db: Reader, viewer: Viewer, filters: AttachmentNarrowing, after_id: number) =>
  exportedAfter(filtered(db, viewer, filters), 'attachment', after_id)
    .selectAll('attachment')
    .select(names)
    .execute()

export const findAttachment = (db: Reader, viewer: Viewer, id: number) =>
  shown(db, viewer)
    .select(isChangeable(viewer).as('is_changeable'))
    .where('attachment.id', '=', id)
    .executeTakeFirst()

/** The attachment, locked until the change ends; undefined for one that the viewer may not change. */
export const lockAttachment = (tx: Tx, viewer: Viewer, id: number): Promise<NamedAttachment | undefined> =>
  shown(tx, viewer, 'attachments:write')
    .where('attachment.id', '=', id)
    .forNoKeyUpdate('attachment')
    .executeTakeFirst()

/** Which current attachment already has a code, ignoring case. */
export const findByCode = (db: Reader, code: string) =>
  db
    .selectFrom('attachment')
    .select('name')
    .where(sql`lower(code)`, '=', code.toLowerCase())
    .where('archived_at', 'is', null)
    .executeTakeFirst()

export const insertAttachment = (tx: Tx, attachment: Insertable<AttachmentTable>): Promise<NamedAttachment> =>
  tx.insertInto('attachment').values(attachment).returningAll().returning(names).executeTakeFirstOrThrow()

export const updateAttachment = (tx: Tx, id: number, changes: AttachmentChanges): Promise<NamedAttachment> =>
  tx
    .updateTable('attachment')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .returning(names)
    .executeTakeFirstOrThrow()
