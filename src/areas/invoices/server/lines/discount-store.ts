import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Promised } from '../../contract/invoice.ts'

/**
 * The discounts from some jobs' quotes, and what other invoices left of them. The quotes stay locked until
 * the change ends, so that two invoices never take the same amount.
 */
export async function lockPromises(
  tx: Tx,
  job_ids: readonly number[],
  except_invoice_id: number,
): Promise<Promised[]> {
  if (job_ids.length === 0) return []
  const quotes = await tx
    .selectFrom('job as j')
    .innerJoin('quote as q', 'q.id', 'j.quote_id')
    .select(['j.id as job_id', 'q.id as quote_id', 'q.quote_no', 'q.discount_type', 'q.discount_value'])
    .where('j.id', 'in', job_ids)
    .where('q.discount_type', '<>', 'none')
    .orderBy('q.id')
    .forNoKeyUpdate('q')
    .execute()
  if (quotes.length === 0) return []
  const used = await usedDiscounts(
    tx,
    quotes.map(({ quote_id }) => quote_id),
    except_invoice_id,
  )
  return quotes.map((quote) => ({
    ...quote,
    left_cents: quote.discount_type === 'amount' ? quote.discount_value - (used.get(quote.quote_id) ?? 0) : 0,
  }))
}

/** What current invoices took of quotes' discounts. Read after locking, so that it sees what was committed before. */
async function usedDiscounts(tx: Tx, quote_ids: readonly number[], except_invoice_id: number) {
  const rows = await tx
    .selectFrom('invoice_discount as d')
    .innerJoin('invoice as i', 'i.id', 'd.invoice_id')
    .select(['d.quote_id', sql<number>`sum(d.discount_cents)::int8`.as('used')])
    .where('d.quote_id', 'in', quote_ids)
    .where('i.status', 'not in', ['Void', 'Deleted'])
    .where('i.id', '<>', except_invoice_id)
    .groupBy('d.quote_id')
    .execute()
  return new Map(rows.map(({ quote_id, used }) => [quote_id, used]))
}

/** What an invoice took when it was last priced. */
export const listDiscounts = (db: Db | Tx, invoice_id: number): Promise<Promised[]> =>
  db
    .selectFrom('invoice_discount as d')
    .innerJoin('quote as q', 'q.id', 'd.quote_id')
    .select(['d.job_id', 'd.quote_id', 'q.quote_no', 'd.discount_type', 'd.discount_value', 'd.left_cents'])
    .where('d.invoice_id', '=', invoice_id)
    .orderBy('d.job_id')
    .execute()

type AppliedDiscount = Promised & { discount_cents: number }

/** Replaces what an invoice took. */
export async function replaceDiscounts(
  tx: Tx,
  invoice_id: number,
  discounts: readonly AppliedDiscount[],
): Promise<void> {
  await tx.deleteFrom('invoice_discount').where('invoice_id', '=', invoice_id).execute()
  await insertDiscounts(tx, invoice_id, discounts)
}

/** What an invoice takes for the first time. */
export async function insertDiscounts(
  tx: Tx,
  invoice_id: number,
  discounts: readonly AppliedDiscount[],
): Promise<void> {
  if (discounts.length === 0) return
  const rows = discounts.map(({ quote_no: _no, ...discount }) => ({ ...discount, invoice_id }))
  await tx.insertInto('invoice_discount').values(rows).execute()
}
