import { sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Db, Tx } from '../database/database.ts'

/** A table that records are imported into, or that has parts of them. */
export type RecordTable = keyof DB

export type RecordRow = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number }

/** Records that still exist, locked until the change ends. */
export async function lockRecordRows(
  tx: Tx,
  table: RecordTable,
  ids: readonly number[],
): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`select * from ${sql.table(table)}
    where id = any (${ids}::bigint[]) order by id for update`.execute(tx)
  return rows
}

/** Removes records with their parts. */
export async function deleteRecordRows(
  tx: Tx,
  { table, parts = [] }: { table: RecordTable; parts?: readonly RecordTable[] },
  ids: readonly number[],
): Promise<void> {
  for (const part of parts) {
    const key = sql.ref(`${table}_id`)
    await sql`delete from ${sql.table(part)} where ${key} = any (${ids}::bigint[])`.execute(tx)
  }
  await sql`delete from ${sql.table(table)} where id = any (${ids}::bigint[])`.execute(tx)
}

/** Tables that refer to any record by its type, whose rows say only what happened or who was told. */
const aboutRecords = ['activity_log', 'notification']

/** A foreign key to a table: the columns it is of. */
interface Key {
  readonly table: string
  readonly columns: string[]
}

/** Every foreign key to a table, whichever area it belongs to. */
export async function listKeysTo(db: Db | Tx, table: RecordTable): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select c.conrelid::regclass::text as table, array_agg(a.attname::text order by k.place) as columns
    from pg_constraint c, unnest(c.conkey) with ordinality as k (number, place), pg_attribute a
    where c.contype = 'f' and c.confrelid = ${table}::regclass
      and a.attrelid = c.conrelid and a.attnum = k.number
    group by c.oid, c.conrelid order by 1, 2`.execute(db)
  return rows
}

/** Every table that names a record by type and id, as notes and documents do. */
export async function listTablesByType(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select c.relname as table from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all (${aboutRecords})
      and (select count(*) from pg_attribute a
        where a.attrelid = c.oid and a.attname in ('record_type', 'record_id')) = 2
    order by 1`.execute(db)
  return rows.map(({ table }) => table)
}

/** Rows of a table that refer to a record. */
export interface Dependent {
  readonly record_id: number
  readonly table: string
  readonly count: number
}

interface Records {
  readonly table: RecordTable
  readonly parts?: readonly RecordTable[]
  /** As notes and documents name it; null for a record that has none. */
  readonly record_type: string | null
}

/** What refers to records, by foreign key or by type and id, and the parts that they were given later. */
export async function listDependents(
  tx: Tx,
  { table, parts = [], record_type }: Records,
  ids: readonly number[],
): Promise<Dependent[]> {
  const found: Dependent[] = []
  for (const { table: from, columns } of await listKeysTo(tx, table)) {
    if (parts.some((part) => part === from)) continue
    const key = sql.ref(columns[0] ?? '')
    const { rows } = await sql<Dependent>`select ${key} as record_id, ${from} as table, count(*)::int as count
      from ${sql.table(from)} where ${key} = any (${ids}::bigint[]) group by ${key}`.execute(tx)
    found.push(...rows)
  }
  for (const from of record_type === null ? [] : await listTablesByType(tx)) {
    const { rows } = await sql<Dependent>`select record_id, ${from} as table, count(*)::int as count
      from ${sql.table(from)} where record_type = ${record_type} and record_id = any (${ids}::bigint[])
      group by record_id`.execute(tx)
    found.push(...rows)
  }
  for (const part of parts) {
    const key = sql.ref(`${table}_id`)
    const { rows } =
      await sql<Dependent>`select p.${key} as record_id, ${part} as table, count(*)::int as count
      from ${sql.table(part)} p join ${sql.table(table)} r on r.id = p.${key}
      where r.id = any (${ids}::bigint[]) and p.created_at > r.created_at group by p.${key}`.execute(tx)
    found.push(...rows)
  }
  return found
}
