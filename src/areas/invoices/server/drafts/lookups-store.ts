import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'

type Reader = Db | Tx

/** What an invoice needs to know about its client, whatever the viewer's rights, since the invoice names it. */
export const findClient = (db: Reader, id: number) =>
  db
    .selectFrom('client')
    .select(['id', 'name', 'trading_name', 'abn', 'email', 'invoice_emails', 'gst_switch', 'po_required'])
    .select([
      'payment_terms',
      'sop_construction_contract',
      'one_invoice_per',
      'account_manager_id',
      'archived_at',
    ])
    .select(['address_line1', 'address_line2', 'suburb', 'state', 'postcode'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The client, protected from archiving until the change ends. */
export const keepClient = (tx: Tx, id: number) =>
  tx.selectFrom('client').select('archived_at').where('id', '=', id).forKeyShare().executeTakeFirst()

/** What each client wants one invoice per. */
export async function listGroupings(db: Reader, ids: readonly number[]) {
  const clients = await db
    .selectFrom('client')
    .select(['id', 'one_invoice_per'])
    .where('id', 'in', [0, ...ids])
    .execute()
  return new Map(clients.map(({ id, one_invoice_per }) => [id, one_invoice_per]))
}

export const findJob = (db: Reader, id: number) =>
  db
    .selectFrom('job')
    .select(['id', 'client_id', 'job_no', 'title', 'po_number'])
    .where('id', '=', id)
    .executeTakeFirst()

export async function listJobNumbers(db: Reader, ids: readonly number[]) {
  const jobs = await db
    .selectFrom('job')
    .select(['id', 'job_no'])
    .where('id', 'in', [0, ...ids])
    .execute()
  return new Map(jobs.map(({ id, job_no }) => [id, job_no]))
}

/** Jobs' numbers and titles with their places, as an invoice names them. */
export const listJobs = (db: Reader, ids: readonly number[]) =>
  db
    .selectFrom('job as j')
    .innerJoin('job_site as s', 's.id', 'j.job_site_id')
    .select(['j.id', 'j.job_no', 'j.title'])
    .select(sql<string>`concat_ws(', ', s.name, s.address_line1, s.suburb)`.as('site'))
    .where('j.id', 'in', ids)
    .orderBy('j.job_no')
    .execute()

/**
 * The limit of a client's purchase order (null: no job sets one), and the total of its invoices. Its jobs
 * stay locked, so that two invoices approved at once count each other.
 */
export async function lockPurchaseOrder(
  tx: Tx,
  { client_id, po_number, except_id }: { client_id: number; po_number: string | null; except_id: number },
): Promise<{ po_limit_cents: number | null; po_used_cents: number }> {
  const none = { po_limit_cents: null, po_used_cents: 0 }
  if (po_number === null) return none
  const jobs = await tx
    .selectFrom('job')
    .select('po_limit_cents')
    .where('client_id', '=', client_id)
    .where('po_number', '=', po_number)
    .where('po_limit_cents', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (jobs.length === 0) return none
  const { used } = await tx
    .selectFrom('invoice')
    .select(sql<number>`coalesce(sum(total_cents - credited_cents), 0)::int8`.as('used'))
    .where('client_id', '=', client_id)
    .where('po_number', '=', po_number)
    .where('status', 'not in', ['Draft', 'Deleted', 'Void'])
    .where('id', '<>', except_id)
    .executeTakeFirstOrThrow()
  return {
    po_limit_cents: Math.max(...jobs.map(({ po_limit_cents }) => po_limit_cents ?? 0)),
    po_used_cents: used,
  }
}
