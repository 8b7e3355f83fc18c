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

type Right = 'attachments:read' | 'attachments:write'
/** Those that the viewer may see, and change too where that is asked. */
const visible = (db: Reader, viewer: Viewer, ...also: Right[]) =>
  db.selectFrom('attachment').$if(
    ['attachments:read' as const, ...also].some((right) => scopeOf(viewer, right) === 'own'),
    (q) => q.where(ownMachines(viewer)),
  )

const fits = sql<
  string[]
>`(select coalesce(json_agg(g.name order by array_position(attachment.compatible_category_ids, g.id)), '[]')
  from asset_category g where g.id = any(attachment.compatible_category_ids))`
const machine = sql<
  string | null
>`(select a.fleet_no || ' ' || a.name from asset a where a.id = attachment.asset_id)`

const names = [fits.as('asset_categories'), machine.as('asset')] as const

const shown = (db: Reader, viewer: Viewer, ...also: Right[]) =>
  visible(db, viewer, ...also)
    .selectAll('attachment')
    .select(names)

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

/** Whether the viewer's right to change attachments includes this one. */
const isChangeable = (viewer: Viewer) => {
  const scope = scopeOf(viewer, 'attachments:write')
  return scope === 'own'
    ? sql<number>`coalesce(${ownMachines(viewer)}, false)::int`
    : sql<number>`${scope === 'all' ? 1 : 0}::int`
}

/** Every current attachment that the viewer may see, with the machine it stays on. */
export const listAttachmentsByMachine = (db: Reader, viewer: Viewer) =>
  visible(db, viewer)
    .select(['attachment.id', 'attachment.code as name', 'attachment.name as hint'])
    .select(['attachment.compatible_category_ids', machine.as('asset')])
    .select(isChangeable(viewer).as('is_changeable'))
    .select(sql<number[]>`array_remove(array[attachment.asset_id], null)`.as('ticked'))
    .where('attachment.archived_at', 'is', null)
    .orderBy('attachment.code')
    .orderBy('attachment.id')
    .execute()

/** Walks everything a filter matches in order of id. */
export const exportPage = (db: Reader, viewer: Viewer, filters: AttachmentNarrowing, after_id: number) =>
  shown(db, viewer)
    .where('attachment.id', 'in', filtered(db, viewer, filters).select('attachment.id'))
    .where('attachment.id', '>', after_id)
    .orderBy('attachment.id')
    .limit(exportPageRows)
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

/**
 * Which of some machines an attachment may go on: current ones and, for a viewer limited to their own, their company's.
 * They stay so until the change ends. Bookings lock a machine before its attachments, and so does this.
 */
export async function lockMachines(tx: Tx, viewer: Viewer, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('asset')
    .select('id')
    .where('id', 'in', [...ids])
    .where('archived_at', 'is', null)
    .$if(scopeOf(viewer, 'attachments:write') === 'own', (q) =>
      q.where('subcontractor_id', '=', viewer.subcontractor_id),
    )
    .orderBy('id')
    .forShare()
    .execute()
  return rows.map(({ id }) => id)
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
