import { type Updateable, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Tx } from './database.ts'
import { rowsOf } from './insert-rows.ts'

/** Updates many rows by id; a column that a row does not name, but another does, is set to null. */
export async function updateRows<Table extends keyof DB>(
  tx: Tx,
  table: Table,
  rows: readonly (Updateable<DB[Table]> & { id: number })[],
): Promise<void> {
  if (rows.length === 0) return
  const { columns, values } = rowsOf(
    table,
    rows.map(({ id: _id, ...row }) => row as object),
  )
  const { source } = rowsOf(table, rows as object[])
  await sql`update ${sql.table(table)} as stored set (${columns}) = row(${values}) from ${source}
    where stored.id = incoming.id`.execute(tx)
}
