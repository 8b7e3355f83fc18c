import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Import as ImportTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { ImportFilters } from '../contract/endpoints.ts'
import type { HeldRecord } from '../contract/import.ts'

type Reader = Db | Tx
export type StoredImport = Omit<Selectable<ImportTable>, 'held'> & { held: HeldRecord[] }

const stored = <Row extends Selectable<ImportTable>>(row: Row) =>
  row as unknown as StoredImport & Omit<Row, keyof StoredImport>

/** Whose imports someone sees: their own, and what has become records of kinds they may import. */
export interface Sight {
  readonly viewer: Viewer
  readonly kinds: readonly string[]
}

const visible = (db: Reader, { viewer, kinds }: Sight) =>
  db
    .selectFrom('import')
    .where('import.kind', 'in', ['', ...kinds])
    .where((e) =>
      e.or([
        e('import.created_by', '=', viewer.user_id),
        e('import.status', 'in', ['imported', 'undoing', 'undone']),
      ]),
    )

const nameOf = (key: 'created_by' | 'undone_by') =>
  sql<string | null>`(select u.name from app_user u where u.id = ${sql.ref(`import.${key}`)})`

/** One page of imports, the latest first unless asked otherwise. */
export async function listImports(db: Reader, sight: Sight, filters: ImportFilters) {
  const { kind, search } = filters
  const imports = visible(db, sight)
    .$if(search !== '', (q) => q.where((e) => found(e.ref('import.search_text'), search)))
    .$if(kind !== undefined, (q) => q.where('import.kind', '=', kind ?? ''))
  const rows = await pageOf(sorted(imports, 'import', filters.sort, []), filters)
    .selectAll('import')
    .select(nameOf('created_by').as('created_by_name'))
    .execute()
  return { rows: rows.map((row) => stored(row)), total: await totalOf(db, imports, filters) }
}

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

/** The unfinished import of a kind that someone has in hand, locked until the change ends. */
export async function lockInHand(
  tx: Tx,
  created_by: number,
  kind: string,
): Promise<StoredImport | undefined> {
  const row = await tx
    .selectFrom('import')
    .selectAll()
    .where('created_by', '=', created_by)
    .where('kind', '=', kind)
    .where('status', 'in', ['matching', 'checking', 'checked', 'importing'])
    .forUpdate()
    .executeTakeFirst()
  return row && stored(row)
}

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

export async function deleteImport(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('import').where('id', '=', id).execute()
}

/** Unfinished imports nobody has gone on with since, oldest first. */
export const listForgotten = (db: Reader, before: Date): Promise<{ id: number }[]> =>
  db
    .selectFrom('import')
    .select('id')
    .where('status', 'in', ['matching', 'checked'])
    .where('updated_at', '<', before.toISOString())
    .orderBy('id')
    .execute()
