import type { Db, Tx } from '#platform/server/database/database.ts'
import { insertRows } from '#platform/server/database/insert-rows.ts'

/** Notes which records an import made. */
export const insertImported = (tx: Tx, import_id: number, ids: readonly number[]): Promise<void> =>
  insertRows(
    tx,
    'import_record',
    ids.map((record_id) => ({ import_id, record_id })),
  )

/** The records an import made, in order. */
export async function listImported(db: Db | Tx, import_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('import_record')
    .select('record_id')
    .where('import_id', '=', import_id)
    .orderBy('record_id')
    .execute()
  return rows.map(({ record_id }) => record_id)
}
