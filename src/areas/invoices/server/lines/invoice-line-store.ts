import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import type { InvoiceLine as InvoiceLineTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { insertRows } from '#platform/server/database/insert-rows.ts'
import { updateRows } from '#platform/server/database/update-rows.ts'

export type StoredLine = Selectable<InvoiceLineTable>
/** A line with the docket and the job it bills. */
export type KnownLine = StoredLine & {
  docket_id: number | null
  docket_no: string | null
  docket_position: number | null
  job_id: number | null
  job_no: string | null
  job_item_id: number | null
  /** What was agreed to be charged at least: of its docket’s line in words, of its rate in its unit. */
  docket_minimum: string | null
  rate_minimum: number | null
}

export const listLines = (db: Db | Tx, invoice_id: number): Promise<KnownLine[]> =>
  db
    .selectFrom('invoice_line as l')
    .innerJoin('invoice as i', 'i.id', 'l.invoice_id')
    .leftJoin('docket_line as dl', 'dl.id', 'l.docket_line_id')
    .leftJoin('docket as d', 'd.id', 'dl.docket_id')
    .leftJoin('job_rate as r', 'r.id', 'l.job_rate_id')
    .leftJoin('dry_hire as h', 'h.id', 'l.dry_hire_id')
    .leftJoin('job as j', (join) =>
      join.on(sql<SqlBool>`j.id = coalesce(d.job_id, r.job_id, h.job_id, i.job_id)`),
    )
    .selectAll('l')
    .select(['d.id as docket_id', 'd.docket_no', 'dl.position as docket_position', 'd.job_item_id'])
    .select([
      sql<string | null>`dl.explanation ->> 'minimum'`.as('docket_minimum'),
      'r.min_quantity as rate_minimum',
    ])
    .select(['j.id as job_id', 'j.job_no'])
    .where('l.invoice_id', '=', invoice_id)
    .orderBy('l.position')
    .execute()

export type LineColumns = Omit<Insertable<InvoiceLineTable>, 'id' | 'invoice_id' | 'position'>

/** Inserts lines in the given order. */
export const positioned = (lines: readonly LineColumns[]) =>
  lines.map((line, at) => ({ ...line, position: at + 1 }))

export type SavedLine = LineColumns & { id: number | null }

/**
 * Saves a complete list: a line with an id is updated in place, so that its id stays valid, one without is
 * inserted, and one of `before` that is not listed is deleted.
 */
export async function saveLines(
  tx: Tx,
  invoice_id: number,
  before: readonly KnownLine[],
  lines: readonly SavedLine[],
): Promise<void> {
  const kept = new Set(lines.map(({ id }) => id))
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  const rows = lines.map((line, at) => ({ ...line, invoice_id, position: at + 1 }))
  if (gone.length > 0) {
    await tx.updateTable('invoice_line').set({ is_released: 1 }).where('id', 'in', gone).execute()
    await tx.deleteFrom('invoice_line').where('id', 'in', gone).execute()
  }
  await updateRows(
    tx,
    'invoice_line',
    rows.flatMap(({ id, ...row }) => (id === null ? [] : { id, ...row })),
  )
  await insertRows(
    tx,
    'invoice_line',
    rows.flatMap(({ id, ...row }) => (id === null ? row : [])),
  )
}

/** Frees the docket lines of a void or deleted invoice to be billed again. */
export const releaseLines = (tx: Tx, invoice_id: number) =>
  tx
    .updateTable('invoice_line')
    .set({ is_released: 1 })
    .where('invoice_id', '=', invoice_id)
    .where('is_released', '=', 0)
    .execute()

/** The first of some docket lines that an invoice already bills. */
export const findBilled = (tx: Tx, docket_ids: readonly number[]) =>
  tx
    .selectFrom('invoice_line as l')
    .innerJoin('invoice as i', 'i.id', 'l.invoice_id')
    .innerJoin('docket_line as dl', 'dl.id', 'l.docket_line_id')
    .innerJoin('docket as d', 'd.id', 'dl.docket_id')
    .select(['d.docket_no', 'dl.position', 'i.invoice_no', 'i.created_at'])
    .select(sql<string>`(select c.name from client c where c.id = i.client_id)`.as('client'))
    .where('dl.docket_id', 'in', docket_ids)
    .where('l.is_released', '=', 0)
    .orderBy('dl.docket_id')
    .orderBy('dl.position')
    .executeTakeFirst()
