import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

/** How many open records of a kind a summary shows. */
export const shownOpen = 5

export const findAccountManager = async (db: Db, client_id: number): Promise<number | null> =>
  (
    await db
      .selectFrom('client')
      .select('account_manager_id')
      .where('id', '=', client_id)
      .executeTakeFirstOrThrow()
  ).account_manager_id

const counted = sql<number>`count(*) over ()`.as('open')

/** The quotes of a client without an answer, the soonest to end first; each row has their number and total. */
export const listOpenQuotes = (db: Db, client_id: number) =>
  db
    .selectFrom('quote')
    .select(['id', 'quote_no', 'title', 'status', 'valid_until', 'total_cents', counted])
    .select(sql<number>`(sum(total_cents) over ())::int8`.as('open_cents'))
    .where('client_id', '=', client_id)
    .where('is_latest', '=', 1)
    .where('archived_at', 'is', null)
    .where('status', 'in', ['Draft', 'Awaiting Approval', 'Ready', 'Sent', 'Viewed'])
    .orderBy('valid_until')
    .orderBy('id')
    .limit(shownOpen)
    .execute()

export const countQuotes = (db: Db, client_id: number): Promise<{ count: number }> =>
  db
    .selectFrom('quote')
    .select(sql<number>`count(*)`.as('count'))
    .where('client_id', '=', client_id)
    .where('is_latest', '=', 1)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()

/** The jobs of a client that are neither done nor cancelled, the earliest first; each row says how many. */
export const listOpenJobs = (db: Db, client_id: number) =>
  db
    .selectFrom('job')
    .innerJoin('job_site', 'job_site.id', 'job.job_site_id')
    .select(['job.id', 'job.job_no', 'job.title', 'job.status', 'job.start_date', 'job.end_date'])
    .select(['job_site.suburb', counted])
    .where('job.client_id', '=', client_id)
    .where('job.archived_at', 'is', null)
    .where('job.status', 'in', ['Draft', 'Pending', 'Confirmed', 'In Progress', 'On Hold'])
    .orderBy('job.start_date')
    .orderBy('job.id')
    .limit(shownOpen)
    .execute()

/** How many jobs a client has, and how many of those not cancelled begin in this year, last year and each month. */
export const countJobs = (db: Db, client_id: number, today: string) => {
  const isHeld = sql`status not in ('Cancelled', 'Cancelled by Office')`
  const year = sql`date_trunc('year', ${today}::date)`
  return db
    .selectFrom('job')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where ${isHeld} and start_date >= ${year}
        and start_date < ${year} + interval '1 year')`.as('this_year'),
      sql<number>`count(*) filter (where ${isHeld} and start_date >= ${year} - interval '1 year'
        and start_date < ${year})`.as('last_year'),
      sql<number[]>`array(
        select (select count(*) from job j where j.client_id = ${client_id} and j.archived_at is null
          and j.status not in ('Cancelled', 'Cancelled by Office')
          and j.start_date >= month and j.start_date < month + interval '1 month')::int4
        from generate_series(date_trunc('month', ${today}::date) - interval '11 months',
          date_trunc('month', ${today}::date), interval '1 month') month)`.as('by_month'),
    ])
    .where('client_id', '=', client_id)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** Average days from the date of an invoice to the payment that settled it, over a year; null without one. */
export const averageDaysToPay = async (db: Db, client_id: number, today: string): Promise<number | null> =>
  (
    await db
      .selectFrom('invoice')
      .select(
        sql<number | null>`round(avg(
          (select max(p.received_on) from payment_allocation a join payment p on p.id = a.payment_id
            where a.invoice_id = invoice.id and p.reversed_at is null) - invoice_date))::int4`.as('days'),
      )
      .where('client_id', '=', client_id)
      .where('status', '=', 'Paid')
      .where('invoice_date', '>', sql<string>`(${today}::date - interval '1 year')::date`)
      .executeTakeFirstOrThrow()
  ).days
