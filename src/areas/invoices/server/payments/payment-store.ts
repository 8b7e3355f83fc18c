import { type Insertable, sql } from 'kysely'
import type { Payment as PaymentTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Payment } from '../../contract/payment.ts'

type Reader = Db | Tx

const select = (db: Reader) =>
  db
    .selectFrom('payment as p')
    .innerJoin('client as c', 'c.id', 'p.client_id')
    .select(['p.id', 'p.client_id', 'c.name as client', 'p.received_on', 'p.method', 'p.amount_cents'])
    .select(['p.reference', 'p.note', 'p.created_at', 'p.reversed_at', 'p.reverse_reason'])
    .select([
      sql<string | null>`(select u.name from app_user u where u.id = p.created_by)`.as('taken_by'),
      sql<Payment['allocations']>`(select jsonb_agg(jsonb_build_object('invoice_id', a.invoice_id,
        'invoice_no', i.invoice_no, 'amount_cents', a.amount_cents, 'kept_cents', a.kept_cents) order by i.number)
        from payment_allocation a join invoice i on i.id = a.invoice_id where a.payment_id = p.id)`.as(
        'allocations',
      ),
    ])

/** A client's or invoice's payments, latest first. */
export const listPayments = (
  db: Reader,
  { client_id, invoice_id }: { client_id?: number | undefined; invoice_id?: number | undefined },
): Promise<Payment[]> =>
  select(db)
    .$if(client_id !== undefined, (q) => q.where('p.client_id', '=', client_id ?? 0))
    .$if(invoice_id !== undefined, (q) =>
      q.where('p.id', 'in', (e) =>
        e
          .selectFrom('payment_allocation')
          .select('payment_id')
          .where('invoice_id', '=', invoice_id ?? 0),
      ),
    )
    .orderBy('p.received_on', 'desc')
    .orderBy('p.id', 'desc')
    .limit(200)
    .execute()

export const findPayment = (db: Reader, id: number): Promise<Payment | undefined> =>
  select(db).where('p.id', '=', id).executeTakeFirst()

/** Whether it was reversed, locked until the change ends. The caller has locked its invoices. */
export const lockPayment = (tx: Tx, id: number) =>
  tx.selectFrom('payment').select(['id', 'reversed_at']).where('id', '=', id).forUpdate().executeTakeFirst()

/** A payment with each invoice's part; the database counts it on them. */
export async function insertPayment(
  tx: Tx,
  payment: Insertable<PaymentTable>,
  allocations: readonly { invoice_id: number; amount_cents: number; kept_cents: number }[],
): Promise<number> {
  const { id } = await tx.insertInto('payment').values(payment).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('payment_allocation')
    .values(allocations.map((one) => ({ ...one, payment_id: id })))
    .execute()
  return id
}

export const markReversed = (
  tx: Tx,
  id: number,
  how: { reversed_at: string; reversed_by: number | null; reverse_reason: string },
) => tx.updateTable('payment').set(how).where('id', '=', id).execute()
