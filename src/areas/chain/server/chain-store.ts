import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import { letterOf } from '#platform/server/mail/mail-store.ts'
import type { ChainType } from '../contract/chain.ts'

export interface ChainPlace {
  quote_id: number | null
  job_id: number | null
}

/** The job of an invoice for several dockets, agreed rates and dry hires, where all are of one. */
const jobOfLines = sql<number | null>`(
  select case when count(distinct coalesce(d.job_id, r.job_id, h.job_id)) = 1 then min(coalesce(d.job_id, r.job_id, h.job_id)) end
  from invoice_line l
  left join docket_line dl on dl.id = l.docket_line_id
  left join docket d on d.id = dl.docket_id
  left join job_rate r on r.id = l.job_rate_id
  left join dry_hire h on h.id = l.dry_hire_id
  where l.invoice_id = invoice.id)`

/** The quote and the job that a record belongs to. */
export async function findPlace(db: Db, type: ChainType, id: number): Promise<ChainPlace> {
  if (type === 'quote') {
    const job = await db
      .selectFrom('job')
      .select('id')
      .where('quote_id', '=', id)
      .orderBy('id')
      .executeTakeFirst()
    return { quote_id: id, job_id: job?.id ?? null }
  }
  const job_id = await jobOf(db, type, id)
  if (job_id === null) return { quote_id: null, job_id }
  const job = await db.selectFrom('job').select('quote_id').where('id', '=', job_id).executeTakeFirstOrThrow()
  return { quote_id: job.quote_id, job_id }
}

async function jobOf(db: Db, type: Exclude<ChainType, 'quote'>, id: number): Promise<number | null> {
  if (type === 'job') return id
  const row = await rowWithJob(db, type, id)
  return row?.job_id ?? null
}

const rowWithJob = (db: Db, type: 'job_item' | 'docket' | 'invoice', id: number) => {
  if (type === 'job_item')
    return db.selectFrom('job_item').select('job_id').where('id', '=', id).executeTakeFirst()
  if (type === 'docket')
    return db.selectFrom('docket').select('job_id').where('id', '=', id).executeTakeFirst()
  return db
    .selectFrom('invoice')
    .select(sql<number | null>`coalesce(invoice.job_id, ${jobOfLines})`.as('job_id'))
    .where('invoice.id', '=', id)
    .executeTakeFirst()
}

/** `subtotal_cents`: what was agreed or offered, less the discount, without GST. */
export const findQuote = (db: Db, id: number) =>
  db
    .selectFrom('quote')
    .leftJoin('quote_acceptance as a', 'a.quote_id', 'quote.id')
    .select([
      'quote.id',
      'quote.quote_no',
      'quote.status',
      letterOf('quote', 'quote', 'quote').as('letter'),
      sql<number>`coalesce(a.subtotal_cents, quote.subtotal_cents) - coalesce(a.discount_cents, quote.discount_cents)`.as(
        'subtotal_cents',
      ),
      // The part of its lines' total that the discount takes off, from 0 to 1.
      sql<number>`coalesce(coalesce(a.discount_cents, quote.discount_cents)::float8
        / nullif(coalesce(a.subtotal_cents, quote.subtotal_cents), 0), 0)`.as('discount_share'),
    ])
    .where('quote.id', '=', id)
    .executeTakeFirst()

/** The account manager is its client's, who reads its dockets and invoices. */
export const findJob = (db: Db, id: number) =>
  db
    .selectFrom('job')
    .innerJoin('client', 'client.id', 'job.client_id')
    .leftJoin('app_user as manager', 'manager.id', 'client.account_manager_id')
    .select(['job.id', 'job.job_no', 'job.title', 'job.status', 'client.account_manager_id'])
    .select('manager.name as account_manager')
    .where('job.id', '=', id)
    .executeTakeFirst()

const ofInvoices = {
  issued: sql<SqlBool>`i.status not in ('Draft', 'Void', 'Deleted')`,
  draft: sql<SqlBool>`i.status = 'Draft'`,
}

/**
 * What issued invoices, or drafts, charge for a job, in cents without GST: their lines for it, less what they took of
 * its quote's discount, less what was credited of those lines. An invoice credited in full charges nothing.
 */
export async function sumCharged(db: Db, job_id: number, invoices: keyof typeof ofInvoices): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with line as (
      select l.id, l.invoice_id, l.line_total_cents
      from invoice_line l
      join invoice i on i.id = l.invoice_id
      left join docket_line dl on dl.id = l.docket_line_id
      left join docket d on d.id = dl.docket_id
      left join job_rate r on r.id = l.job_rate_id
      left join dry_hire h on h.id = l.dry_hire_id
      where coalesce(d.job_id, r.job_id, h.job_id, i.job_id) = ${job_id}
        and ${ofInvoices[invoices]}
        and (i.credited_cents = 0 or i.credited_cents < i.total_cents)
    )
    select (
      coalesce((select sum(line_total_cents) from line), 0)
      - coalesce((select sum(discount_cents) from invoice_discount
          where job_id = ${job_id} and invoice_id in (select invoice_id from line)), 0)
      - coalesce((select sum(line_total_cents) from credit_note_line
          where invoice_line_id in (select id from line)), 0)
    )::int8 as cents`.execute(db)
  return rows[0]?.cents ?? 0
}

/** What live invoices, drafts too, charge for a job in lines that come from no docket; as {@link sumCharged} counts. */
export async function sumByHand(db: Db, job_id: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with line as (
      select l.invoice_id, l.line_total_cents as cents, l.docket_line_id is null as is_by_hand,
        coalesce((select sum(c.line_total_cents) from credit_note_line c where c.invoice_line_id = l.id), 0) as credited
      from invoice_line l
      join invoice i on i.id = l.invoice_id
      left join docket_line dl on dl.id = l.docket_line_id
      left join docket d on d.id = dl.docket_id
      left join job_rate r on r.id = l.job_rate_id
      left join dry_hire h on h.id = l.dry_hire_id
      where coalesce(d.job_id, r.job_id, h.job_id, i.job_id) = ${job_id}
        and (${ofInvoices.issued} or ${ofInvoices.draft})
        and (i.credited_cents = 0 or i.credited_cents < i.total_cents)
    ), charge as (
      select coalesce(sum(cents) filter (where is_by_hand), 0) as by_hand,
        coalesce(sum(credited) filter (where is_by_hand), 0) as credited, nullif(sum(cents), 0) as whole,
        (select sum(discount_cents) from invoice_discount n where n.invoice_id = line.invoice_id and n.job_id = ${job_id}) as discount
      from line group by invoice_id
    )
    select coalesce(sum(round(by_hand * (1 - coalesce(discount / whole, 0)) - credited)), 0)::int8 as cents
    from charge`.execute(db)
  return rows[0]?.cents ?? 0
}

interface Billed {
  invoiced_with_gst_cents: number
  paid_with_gst_cents: number
  owing_with_gst_cents: number
}

/**
 * What the client was invoiced for a job, less credits, has paid and still owes, in cents with GST. Of each issued
 * invoice it is the job's share of what its lines come to with GST, a tenth of those that bear it, less credits and the
 * job's discount.
 */
export async function sumBilled(db: Db, job_id: number): Promise<Billed> {
  const { rows } = await sql<Pick<Billed, 'invoiced_with_gst_cents' | 'owing_with_gst_cents'>>`
    with billed as (
      select id from invoice where job_id = ${job_id}
      union
      select l.invoice_id from docket d join docket_line dl on dl.docket_id = d.id
      join invoice_line l on l.docket_line_id = dl.id where d.job_id = ${job_id}
      union
      select l.invoice_id from job_rate r join invoice_line l on l.job_rate_id = r.id where r.job_id = ${job_id}
      union
      select l.invoice_id from dry_hire h join invoice_line l on l.dry_hire_id = h.id where h.job_id = ${job_id}
    ), line as (
      select l.invoice_id, coalesce(d.job_id, r.job_id, h.job_id, i.job_id) as job_id, i.gst_applies and l.gst_code = 'GST' as is_taxed,
        l.line_total_cents
        - coalesce((select sum(c.line_total_cents) from credit_note_line c where c.invoice_line_id = l.id), 0) as cents
      from invoice_line l
      join invoice i on i.id = l.invoice_id
      left join docket_line dl on dl.id = l.docket_line_id
      left join docket d on d.id = dl.docket_id
      left join job_rate r on r.id = l.job_rate_id
      left join dry_hire h on h.id = l.dry_hire_id
      where l.invoice_id in (select id from billed)
    ), charge as (
      select invoice_id, job_id, sum(cents) as net, sum(case when is_taxed then cents * 1.1 else cents end) as gross
      from line group by invoice_id, job_id
    ), discounted as (
      select c.invoice_id, c.job_id, c.gross * (1 - coalesce(d.cents, 0) / nullif(c.net, 0)) as gross
      from charge c
      left join lateral (
        select sum(discount_cents) as cents from invoice_discount
        where invoice_id = c.invoice_id and job_id is not distinct from c.job_id
      ) d on true
    ), share as (
      select invoice_id,
        sum(gross) filter (where job_id = ${job_id}) / nullif(sum(gross), 0) as of_job
      from discounted group by invoice_id
    )
    select coalesce(sum(round(greatest(i.total_cents - i.credited_cents, 0) * of_job)), 0)::int8 as invoiced_with_gst_cents,
      coalesce(sum(round(i.owing_cents * of_job)), 0)::int8 as owing_with_gst_cents
    from share join invoice i on i.id = share.invoice_id
    where ${ofInvoices.issued}`.execute(db)
  const { invoiced_with_gst_cents, owing_with_gst_cents } = rows[0] ?? {
    invoiced_with_gst_cents: 0,
    owing_with_gst_cents: 0,
  }
  return {
    invoiced_with_gst_cents,
    paid_with_gst_cents: invoiced_with_gst_cents - owing_with_gst_cents,
    owing_with_gst_cents,
  }
}
