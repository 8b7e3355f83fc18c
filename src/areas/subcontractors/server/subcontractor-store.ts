import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Subcontractor as SubcontractorTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { exportedAfter, narrowed } from '#platform/server/lists/narrowed.ts'
import { totalOf } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { SubcontractorFilters, SubcontractorNarrowing } from '../contract/endpoints.ts'

type Reader = Db | Tx
export type StoredSubcontractor = Selectable<SubcontractorTable>
export type SubcontractorChanges = Updateable<SubcontractorTable>

/** `own`: the viewer's own company. */
function visible(db: Reader, viewer: Viewer) {
  const query = db.selectFrom('subcontractor')
  return scopeOf(viewer, 'subcontractors:read') === 'own'
    ? query.where('subcontractor.id', '=', viewer.subcontractor_id)
    : query
}

const filtered = (db: Reader, viewer: Viewer, filters: SubcontractorNarrowing) =>
  narrowed(visible(db, viewer), 'subcontractor', filters, ['status'])

/** One page of the subcontractors that the viewer may see. `total` is null when not asked for. */
export async function listSubcontractors(db: Reader, viewer: Viewer, filters: SubcontractorFilters) {
  const matching = filtered(db, viewer, filters)
  const rows = await pageOf(sorted(matching, 'subcontractor', filters.sort, []), filters)
    .selectAll()
    .execute()
  return { rows, total: await totalOf(db, matching, filters) }
}

/** Walks everything a filter matches in order of id. */
export const exportPage = (db: Reader, viewer: Viewer, filters: SubcontractorNarrowing, after_id: number) =>
  exportedAfter(filtered(db, viewer, filters), 'subcontractor', after_id)
    .selectAll()
    .execute()

export const findSubcontractor = (
  db: Reader,
  viewer: Viewer,
  id: number,
): Promise<StoredSubcontractor | undefined> =>
  visible(db, viewer).selectAll().where('id', '=', id).executeTakeFirst()

/** The stored subcontractor, locked until the change ends. */
export const lockSubcontractor = (
  tx: Tx,
  viewer: Viewer,
  id: number,
): Promise<StoredSubcontractor | undefined> =>
  visible(tx, viewer).selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Those of `ids` that are current, locked until the change ends, so that none is archived before. */
export const lockCurrent = (tx: Tx, ids: readonly number[]): Promise<{ id: number }[]> =>
  tx
    .selectFrom('subcontractor')
    .select('id')
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()

/** Its name, whatever the viewer's rights. */
export const findSubcontractorName = (db: Reader, id: number): Promise<{ name: string } | undefined> =>
  db.selectFrom('subcontractor').select('name').where('id', '=', id).executeTakeFirst()

/** The current one with an ABN. */
export const findByAbn = (db: Reader, abn: string): Promise<{ name: string } | undefined> =>
  db
    .selectFrom('subcontractor')
    .select('name')
    .where('abn', '=', abn)
    .where('archived_at', 'is', null)
    .executeTakeFirst()

export const insertSubcontractor = (
  tx: Tx,
  subcontractor: Insertable<SubcontractorTable>,
): Promise<StoredSubcontractor> =>
  tx.insertInto('subcontractor').values(subcontractor).returningAll().executeTakeFirstOrThrow()

export const updateSubcontractor = (
  tx: Tx,
  id: number,
  changes: SubcontractorChanges,
): Promise<StoredSubcontractor> =>
  tx.updateTable('subcontractor').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
