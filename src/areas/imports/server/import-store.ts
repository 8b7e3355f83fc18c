import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Import as ImportTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { exportPageRows } from '#platform/server/export/csv.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { ImportStatus } from '../contract/choices.ts'
import type { ImportFilters, ImportNarrowing } from '../contract/endpoints.ts'
import type { HeldRecord } from '../contract/import.ts'

type Reader = Db | Tx
export type StoredImport = Omit<Selectable<ImportTable>, 'held'> & { held: HeldRecord[] }

const stored = <Row extends Selectable<ImportTable>>(row: Row) =>
  row as unknown as StoredImport & Omit<Row, keyof StoredImport>

/** Whose imports someone sees: their own, and what has become records that they may all read. */
export interface Sight {
  readonly viewer: Viewer
  /** What they may import. */
  readonly kinds: readonly string[]
  /** Those of them whose records they may all read. */
  readonly kinds_of_others: readonly string[]
}

const visible = (db: Reader, { viewer, kinds, kinds_of_others }: Sight) =>
  db
    .selectFrom('import')
    .where('import.kind', 'in', ['', ...kinds])
    .where((e) =>
      e.or([
        e('import.created_by', '=', viewer.user_id),
        e.and([
          e('import.status', 'in', ['imported', 'undoing', 'undone']),
          e('import.kind', 'in', ['', ...kinds_of_others]),
        ]),
      ]),
    )

const nameOf = (key: 'created_by' | 'undone_by') =>
  sql<string | null>`(select u.name from app_user u where u.id = ${sql.ref(`import.${key}`)})`

const filtered = (db: Reader, sight: Sight, { kind, status, created_by, search }: ImportNarrowing) =>
  visible(db, sight)
    .$if(search !== '', (q) => q.where((e) => found(e.ref('import.search_text'), search)))
    .$if(kind !== undefined, (q) => q.where('import.kind', '=', kind ?? ''))
    .$if(status !== undefined, (q) => q.where('import.status', '=', status ?? 'imported'))
    .$if(created_by !== undefined, (q) => q.where('import.created_by', '=', created_by ?? 0))

/** One page of imports, the latest first unless asked otherwise. */
export async function listImports(db: Reader, sight: Sight, filters: ImportFilters) {
  const imports = filtered(db, sight, filters)
  const rows = await pageOf(sorted(imports, 'import', filters.sort, []), filters)
    .selectAll('import')
    .select(nameOf('created_by').as('created_by_name'))
    .execute()
  return { rows: rows.map((row) => stored(row)), total: await totalOf(db, imports, filters) }
}

/** Walks everything a filter matches in order of id. */
export const exportPage = (db: Reader, sight: Sight, filters: ImportNarrowing, after_id: number) =>
  filtered(db, sight, filters)
    .where('import.id', '>', after_id)
    .selectAll('import')
    .select([nameOf('created_by').as('created_by_name'), nameOf('undone_by').as('undone_by_name')])
    .orderBy('import.id')
    .limit(exportPageRows)
    .execute()

/** Those whose imports someone sees. */
export const listImporters = (db: Reader, sight: Sight): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('app_user')
    .select(['id', 'name'])
    .where('id', 'in', visible(db, sight).select('import.created_by'))
    .orderBy('name')
    .orderBy('id')
    .execute()

export async function findImport(db: Reader, sight: Sight, id: number) {
  const row = await visible(db, sight)
    .selectAll('import')
    .select([nameOf('created_by').as('created_by_name'), nameOf('undone_by').as('undone_by_name')])
    .where('import.id', '=', id)
    .executeTakeFirst()
  return row && stored(row)
}

/** The stored import, locked until the change ends. */
export async function lockImport(tx: Tx, sight: Sight, id: number): Promise<StoredImport | undefined> {
  const row = await visible(tx, sight)
    .selectAll('import')
    .where('import.id', '=', id)
    .forUpdate('import')
    .executeTakeFirst()
  return row && stored(row)
}

const inHand = (db: Reader, created_by: number | null) =>
  db
    .selectFrom('import')
    .select(['kind', 'id', 'file_name', 'status'])
    .where('created_by', '=', created_by)
    .where('status', 'in', ['matching', 'checking', 'checked', 'importing'])

/** The unfinished imports that someone has in hand, at most one of each kind. */
export const listInHand = (db: Reader, created_by: number | null) => inHand(db, created_by).execute()

/** The one of a kind, locked until the change ends. */
export const lockInHand = (tx: Tx, created_by: number, kind: string) =>
  inHand(tx, created_by).where('kind', '=', kind).forUpdate().executeTakeFirst()

/** The import as the server itself sees it, without a lock. */
export async function findAnyImport(db: Reader, id: number): Promise<StoredImport | undefined> {
  const row = await db.selectFrom('import').selectAll().where('id', '=', id).executeTakeFirst()
  return row && stored(row)
}

/** The same, locked until the change ends. */
export async function lockAnyImport(tx: Tx, id: number): Promise<StoredImport | undefined> {
  const row = await tx.selectFrom('import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && stored(row)
}

export const insertImport = (tx: Tx, row: Insertable<ImportTable>): Promise<{ id: number }> =>
  tx.insertInto('import').values(row).returning('id').executeTakeFirstOrThrow()

export async function updateImport(
  tx: Tx,
  id: number,
  { held, ...changes }: Omit<Updateable<ImportTable>, 'held'> & { held?: readonly HeldRecord[] },
): Promise<void> {
  await tx
    .updateTable('import')
    .set({ ...changes, ...(held && { held: JSON.stringify(held) }) })
    .where('id', '=', id)
    .execute()
}

/** Stores how far a step has come, unless it has ended meanwhile. @returns whether it was stored. */
export async function setProgress(
  tx: Tx,
  id: number,
  { status, done_count }: { status: ImportStatus; done_count: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import')
    .set({ done_count })
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteImport(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('import').where('id', '=', id).execute()
}

/** Unfinished imports that no one has gone on with since, oldest first. */
export const listForgotten = (db: Reader, before: Date): Promise<{ id: number }[]> =>
  db
    .selectFrom('import')
    .select('id')
    .where('status', 'in', ['matching', 'checked'])
    .where('updated_at', '<', before.toISOString())
    .orderBy('id')
    .execute()

/** Imports whose step was ordered before, and has not ended since. */
export const listUnderWay = (db: Reader, before: Date): Promise<Pick<StoredImport, 'id' | 'status'>[]> =>
  db
    .selectFrom('import')
    .select(['id', 'status'])
    .where('status', 'in', ['checking', 'importing', 'undoing'])
    .where('updated_at', '<', before.toISOString())
    .orderBy('id')
    .execute()
