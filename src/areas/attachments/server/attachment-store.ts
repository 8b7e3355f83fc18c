import { type Insertable, type Selectable, type SqlBool, type Updateable, sql } from 'kysely'
import type { Attachment as AttachmentTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { exportPageRows } from '#platform/server/export/csv.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { AttachmentFilters, AttachmentNarrowing } from '../contract/endpoints.ts'

type Reader = Db | Tx
export type StoredAttachment = Selectable<AttachmentTable>
export type AttachmentChanges = Updateable<AttachmentTable>

/** `own`: those fixed to a machine of the viewer's company. */
const ownMachines = ({ subcontractor_id }: Viewer) =>
  sql<SqlBool>`attachment.asset_id in (select a.id from asset a where a.subcontractor_id = ${subcontractor_id})`

const visible = (db: Reader, viewer: Viewer) =>
  db
    .selectFrom('attachment')
    .$if(scopeOf(viewer, 'attachments:read') === 'own', (q) => q.where(ownMachines(viewer)))

const fits = sql<
  string[]
>`(select coalesce(json_agg(g.name order by array_position(attachment.compatible_category_ids, g.id)), '[]')
  from asset_category g where g.id = any(attachment.compatible_category_ids))`
const machine = sql<
  string | null
>`(select a.fleet_no || ' ' || a.name from asset a where a.id = attachment.asset_id)`

const names = [fits.as('asset_categories'), machine.as('asset')] as const

const shown = (db: Reader, viewer: Viewer) => visible(db, viewer).selectAll('attachment').select(names)

/** An attachment with the names of its machine and of what it fits. */
export type NamedAttachment = Awaited<ReturnType<typeof exportPage>>[number]

const filtered = (db: Reader, viewer: Viewer, filters: AttachmentNarrowing) =>
  visible(db, viewer)
    .where('attachment.archived_at', filters.archived ? 'is not' : 'is', null)
    .$if(filters.search !== '', (q) => q.where((e) => found(e.ref('attachment.search_text'), filters.search)))
    .$if(filters.kind !== undefined, (q) => q.where('attachment.kind', '=', filters.kind ?? 'other'))
    .$if(filters.status !== undefined, (q) =>
      q.where('attachment.status', '=', filters.status ?? 'available'),
    )
    .$if(filters.hitch_type !== undefined, (q) =>
      q.where('attachment.hitch_type', '=', filters.hitch_type ?? null),
    )
    .$if(filters.asset_category_id !== undefined, (q) =>
      q.where(
        sql<SqlBool>`attachment.compatible_category_ids @> array[${filters.asset_category_id}::bigint]`,
      ),
    )
    .$if(filters.asset_id !== undefined, (q) => q.where('attachment.asset_id', '=', filters.asset_id ?? 0))

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
  shown(db, viewer)
    .where('attachment.id', 'in', filtered(db, viewer, filters).select('attachment.id'))
    .where('attachment.id', '>', after_id)
    .orderBy('attachment.id')
    .limit(exportPageRows)
    .execute()

export const findAttachment = (
  db: Reader,
  viewer: Viewer,
  id: number,
): Promise<NamedAttachment | undefined> =>
  shown(db, viewer).where('attachment.id', '=', id).executeTakeFirst()

/** The attachment, locked until the change ends. */
export const lockAttachment = (tx: Tx, viewer: Viewer, id: number): Promise<NamedAttachment | undefined> =>
  shown(tx, viewer).where('attachment.id', '=', id).forNoKeyUpdate('attachment').executeTakeFirst()

/** Which current attachment already has a code, ignoring case. */
export const findByCode = (db: Reader, code: string) =>
  db
    .selectFrom('attachment')
    .select('name')
    .where(sql`lower(code)`, '=', code.toLowerCase())
    .where('archived_at', 'is', null)
    .executeTakeFirst()

/** Whether a current machine belongs to a subcontractor. */
export async function isMachineOf(db: Reader, asset_id: number, subcontractor_id: number): Promise<boolean> {
  const machine = await db
    .selectFrom('asset')
    .select('id')
    .where('id', '=', asset_id)
    .where('subcontractor_id', '=', subcontractor_id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return machine !== undefined
}

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
