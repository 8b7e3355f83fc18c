import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Tx } from './database.ts'

/**
 * Rows of a table as one parameter, so that the SQL text is the same for any number of rows: every column any
 * row names (null in rows that do not), and what to select them from.
 */
export function rowsOf<Table extends keyof DB>(
  table: Table,
  rows: readonly Partial<Insertable<DB[Table]>>[],
): Record<'columns' | 'values' | 'source', RawBuilder<unknown>> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return {
    columns: sql.join(names.map((name) => sql.ref(name))),
    values: sql.join(names.map((name) => sql.ref(`incoming.${name}`))),
    source: sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as incoming`,
  }
}

/** The statement that inserts rows in order. A column that no row names takes its default. */
export function insertion<Table extends keyof DB>(
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): RawBuilder<unknown> {
  const { columns, values, source } = rowsOf(table, rows)
  return sql`insert into ${sql.table(table)} (${columns}) select ${values} from ${source}`
}

/** Inserts many rows, as {@link insertion}. */
export async function insertRows<Table extends keyof DB>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  if (rows.length > 0) await insertion(table, rows).execute(tx)
}
