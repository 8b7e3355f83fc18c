import type { Insertable, Selectable } from 'kysely'
import type { QuoteLine as QuoteLineTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database.ts'

export type StoredLine = Selectable<QuoteLineTable>

export const listLines = (db: Db | Tx, quote_id: number): Promise<StoredLine[]> =>
  db.selectFrom('quote_line').selectAll().where('quote_id', '=', quote_id).orderBy('position').execute()

/** Puts a whole list in the place of the lines that were. */
export async function replaceLines(
  tx: Tx,
  quote_id: number,
  lines: readonly Omit<Insertable<QuoteLineTable>, 'quote_id' | 'position'>[],
): Promise<void> {
  await tx.deleteFrom('quote_line').where('quote_id', '=', quote_id).execute()
  if (lines.length === 0) return
  const rows = lines.map((line, at) => ({ ...line, quote_id, position: at + 1 }))
  await tx.insertInto('quote_line').values(rows).execute()
}
