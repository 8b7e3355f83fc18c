import { type Insertable, sql } from 'kysely'
import type { CreditUse as CreditUseTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { ClientCredit, CreditUse } from '../../contract/client-credit.ts'

type Reader = Db | Tx

/** A client's invoices that hold or held credit, oldest first. */
const heldBy = (db: Reader, client_id: number) =>
  db
    .selectFrom('invoice')
    .select(['id as invoice_id', 'surplus_cents', sql<string>`invoice_no`.as('invoice_no')])
    .select(sql<number>`surplus_cents - surplus_used_cents`.as('left_cents'))
    .where('client_id', '=', client_id)
    .where('surplus_cents', '>', 0)
    .orderBy('id')

const uses = (db: Reader) =>
  db
    .selectFrom('credit_use as u')
    .innerJoin('invoice as f', 'f.id', 'u.from_invoice_id')
    .leftJoin('invoice as t', 't.id', 'u.to_invoice_id')
    .select(['u.id', 'u.from_invoice_id', 'u.to_invoice_id', 't.invoice_no as to_invoice_no'])
    .select(sql<string>`f.invoice_no`.as('from_invoice_no'))
    .select(['u.amount_cents', 'u.used_on', 'u.refund_method', 'u.reference', 'u.note'])
    .select(['u.reversed_at', 'u.reverse_reason'])
    .select(sql<string | null>`(select a.name from app_user a where a.id = u.created_by)`.as('done_by'))

/** A client's credit, and its last 200 uses. */
export async function readClientCredit(db: Reader, client_id: number): Promise<ClientCredit> {
  const held = await heldBy(db, client_id).execute()
  const used: CreditUse[] = await uses(db)
    .where('u.client_id', '=', client_id)
    .orderBy('u.id', 'desc')
    .limit(200)
    .execute()
  return {
    client_id,
    left_cents: held.reduce((sum, { left_cents }) => sum + left_cents, 0),
    held,
    uses: used,
  }
}

/** The invoices with some of a client's credit left. What they hold is read again once they are locked. */
export const listCredited = async (tx: Tx, client_id: number): Promise<number[]> =>
  (await heldBy(tx, client_id).whereRef('surplus_cents', '>', 'surplus_used_cents').execute()).map(
    ({ invoice_id }) => invoice_id,
  )

/** Inserts uses of credit; the database counts them on the invoices. */
export const insertUses = (tx: Tx, rows: readonly Insertable<CreditUseTable>[]) =>
  tx.insertInto('credit_use').values(rows).execute()

export const findUse = (tx: Tx, id: number) =>
  tx.selectFrom('credit_use').selectAll().where('id', '=', id).executeTakeFirst()

/** The stored row, locked until the change ends. The caller has locked its invoices. */
export const lockUse = (tx: Tx, id: number) =>
  tx.selectFrom('credit_use').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const markUseReversed = (
  tx: Tx,
  id: number,
  how: { reversed_at: string; reversed_by: number | null; reverse_reason: string },
) => tx.updateTable('credit_use').set(how).where('id', '=', id).execute()
