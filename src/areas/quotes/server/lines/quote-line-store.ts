import type { Insertable, Selectable } from 'kysely'
import type { QuoteLine as QuoteLineTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { insertRows } from '#platform/server/database/insert-rows.ts'
import { updateRows } from '#platform/server/database/update-rows.ts'

export type StoredLine = Selectable<QuoteLineTable>

export const listLines = (db: Db | Tx, quote_id: number): Promise<StoredLine[]> =>
  db.selectFrom('quote_line').selectAll().where('quote_id', '=', quote_id).orderBy('position').execute()

/** The lines of several quotes. */
export const listLinesOf = (db: Db, quote_ids: readonly number[]): Promise<StoredLine[]> =>
  db
    .selectFrom('quote_line')
    .selectAll()
    .where('quote_id', 'in', [0, ...quote_ids])
    .orderBy('position')
    .execute()

type Columns = Omit<Insertable<QuoteLineTable>, 'id' | 'quote_id' | 'position'>

/**
 * Saves a complete list: a line with an id is updated in place, so that a form opened earlier can still name
 * it, one without is inserted, and those not listed are deleted.
 */
export async function saveLines(
  tx: Tx,
  quote_id: number,
  lines: readonly (Columns & { id: number | null })[],
): Promise<void> {
  const kept = lines.flatMap(({ id }) => id ?? [])
  await tx
    .deleteFrom('quote_line')
    .where('quote_id', '=', quote_id)
    .where('id', 'not in', [0, ...kept])
    .execute()
  const rows = lines.map((line, at) => ({ ...line, quote_id, position: at + 1 }))
  await updateRows(
    tx,
    'quote_line',
    rows.flatMap(({ id, ...row }) => (id === null ? [] : { ...row, id })),
  )
  await insertRows(
    tx,
    'quote_line',
    rows.flatMap(({ id, ...row }) => (id === null ? row : [])),
  )
}

/** Inserts the lines of a quote that had none. */
export const insertLines = (tx: Tx, quote_id: number, lines: readonly Columns[]): Promise<void> =>
  saveLines(
    tx,
    quote_id,
    lines.map((line) => ({ ...line, id: null })),
  )
