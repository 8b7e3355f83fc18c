import { type Insertable, sql } from 'kysely'
import type { CreditNote as NoteTable, CreditNoteLine as LineTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { emailedAs, findFaults, letterOf } from '#platform/server/mail/mail-store.ts'
import type { CreditNote } from '../../contract/credit-note.ts'
import type { CreditedPart } from '../../rules/credit-left.ts'

type Reader = Db | Tx

/** An invoice's credit notes with their lines, oldest first. */
export async function listCredits(db: Reader, invoice_id: number): Promise<CreditNote[]> {
  const notes = await db
    .selectFrom('credit_note')
    .select(['id', 'credit_note_no', 'invoice_id', 'credit_date', 'reason', 'subtotal_cents', 'gst_cents'])
    .select(['total_cents', 'created_at', 'sent_at', 'sent_to'])
    .select([
      letterOf('credit_note', 'credit_note', 'credit_note').as('letter'),
      emailedAs('credit_note', 'credit_note', 'credit_note').as('emailed'),
    ])
    .where('invoice_id', '=', invoice_id)
    .orderBy('id')
    .execute()
  if (notes.length === 0) return []
  const lines = await db
    .selectFrom('credit_note_line')
    .selectAll()
    .where(
      'credit_note_id',
      'in',
      notes.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  const faults = await findFaults(db, 'credit_note', notes)
  return notes.map((note) => ({
    ...note,
    fault: faults.get(note.id) ?? null,
    lines: lines.filter(({ credit_note_id }) => credit_note_id === note.id),
  }))
}

/** A credit note without its lines. */
export type SentCredit = Exclude<Awaited<ReturnType<typeof findCredit>>, undefined>

/** The invoice that a credit note is for, its number, and whether it was sent. */
export const findCredit = (db: Reader, id: number) =>
  db
    .selectFrom('credit_note')
    .select([
      'id',
      'invoice_id',
      'credit_note_no',
      'credit_date',
      'total_cents',
      'reason',
      'sent_at',
      'sent_to',
    ])
    .select(letterOf('credit_note', 'credit_note', 'credit_note').as('letter'))
    .where('id', '=', id)
    .executeTakeFirst()

/** What has been credited of an invoice so far. */
export const sumCredits = (tx: Tx, invoice_id: number) =>
  tx
    .selectFrom('credit_note')
    .select([
      sql<number>`coalesce(sum(subtotal_cents), 0)::int8`.as('net_cents'),
      sql<number>`coalesce(sum(gst_cents), 0)::int8`.as('gst_cents'),
    ])
    .where('invoice_id', '=', invoice_id)
    .executeTakeFirstOrThrow()

/** What has been credited of each line so far. */
export async function creditedParts(tx: Tx, invoice_id: number): Promise<ReadonlyMap<number, CreditedPart>> {
  const rows = await tx
    .selectFrom('credit_note_line as l')
    .innerJoin('credit_note as n', 'n.id', 'l.credit_note_id')
    .select(['l.invoice_line_id', sql<number>`sum(l.line_total_cents)::int8`.as('cents')])
    .select(sql<number>`coalesce(sum(l.quantity) filter (where not l.is_amount), 0)`.as('quantity'))
    .select(sql<number>`count(*)`.as('parts'))
    .where('n.invoice_id', '=', invoice_id)
    .where('l.invoice_line_id', 'is not', null)
    .groupBy('l.invoice_line_id')
    .execute()
  return new Map(rows.map(({ invoice_line_id, ...part }) => [invoice_line_id ?? 0, part]))
}

/** Who it was sent to, and when. */
export const markSent = (tx: Tx, id: number, how: { sent_at: string; sent_to: string | null }) =>
  tx.updateTable('credit_note').set(how).where('id', '=', id).execute()

/** Inserts a credit note with its lines; the database counts it on its invoice. */
export async function insertCredit(
  tx: Tx,
  note: Insertable<NoteTable>,
  lines: readonly Omit<Insertable<LineTable>, 'credit_note_id' | 'position'>[],
) {
  const row = await tx.insertInto('credit_note').values(note).returningAll().executeTakeFirstOrThrow()
  await tx
    .insertInto('credit_note_line')
    .values(lines.map((line, at) => ({ ...line, credit_note_id: row.id, position: at + 1 })))
    .execute()
  return row
}
