import { sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Tx } from '../database/database.ts'

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

/** Rows of a table that refer to a record. */
export interface Dependent {
  readonly record_id: number
  readonly table: string
  readonly count: number
}

/** Tables that refer to any record by its type, whose rows say only what happened or who was told. */
const aboutRecords = ['activity_log', 'notification']

/**
 * What refers to records, and parts they were given later: every foreign key, whichever area it belongs to, and every table that names a record by type
 * and id, as notes and documents do.
 */
export async function listDependents(
  tx: Tx,
  {
    table,
    parts = [],
    record_type,
  }: { table: RecordTable; parts?: readonly RecordTable[]; record_type: string | null },
  ids: readonly number[],
): Promise<Dependent[]> {
  const keys = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass and cardinality(c.conkey) = 1
      and c.conrelid <> all (${[...parts]}::text[]::regclass[])
    order by 1, 2`.execute(tx)
  const typed = await sql<{ table: string }>`
    select c.relname as table from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all (${aboutRecords})
      and (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname in ('record_type', 'record_id')) = 2
    order by 1`.execute(tx)
  const found: Dependent[] = []
  for (const { table: from, column } of keys.rows) {
    const key = sql.ref(column)
    const { rows } = await sql<Dependent>`select ${key} as record_id, ${from} as table, count(*)::int as count
      from ${sql.table(from)} where ${key} = any (${ids}::bigint[]) group by ${key}`.execute(tx)
    found.push(...rows)
  }
  for (const { table: from } of record_type === null ? [] : typed.rows) {
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
