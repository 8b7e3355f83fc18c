import { type Insertable, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Tx } from './database.ts'

/**
 * Keeps many rows, in their order, by one statement that reads the same however many they are: the rows are one value.
 * A column that none of them names takes its default; one that only others name is null.
 */
export async function insertRows<Table extends keyof DB>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  if (rows.length === 0) return
  const names = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = sql.join([...names].map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
}
