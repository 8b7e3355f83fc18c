import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import { addDays, melbourneInstant } from '#shared/local-date.ts'

const clientName = sql<string>`coalesce(c.name, q.prospect_name)`

/** Accepted quotes and what was agreed, from a day on; one that is archived was won all the same. */
const wonFrom = (from: string) => sql`
  from quote_acceptance a join quote q on q.id = a.quote_id
  left join client c on c.id = q.client_id
  where a.accepted_at >= ${melbourneInstant(from, '00:00')} and q.status in ('Accepted', 'Converted')`

/** The value of accepted quotes by week, keyed by its Monday. */
export async function sumWonByWeek(db: Db, from: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ week: string; total_cents: number }>`
    select date_trunc('week', a.accepted_at at time zone 'Australia/Melbourne')::date as week,
      sum(a.total_cents)::int8 as total_cents ${wonFrom(from)} group by week`.execute(db)
  return new Map(rows.map(({ week, total_cents }) => [week, total_cents]))
}

/** How quotes ended from a day on, and how long clients took to accept: the median, in days, null without any. */
export async function sumOutcomes(db: Db, from: string) {
  const since = melbourneInstant(from, '00:00')
  const { rows } = await sql<{ won: number; lost: number; expired: number; days_to_sign: number | null }>`
    select count(*) filter (where a.accepted_at >= ${since} and q.status in ('Accepted', 'Converted')) as won,
      count(*) filter (where q.status = 'Declined' and q.declined_at >= ${since}) as lost,
      count(*) filter (where q.status = 'Expired' and q.valid_until >= ${from}) as expired,
      round((percentile_cont(0.5) within group (order by extract(epoch from a.accepted_at - q.sent_at) / 86400)
        filter (where a.accepted_at >= ${since} and q.status in ('Accepted', 'Converted')))::numeric, 1)::float8 as days_to_sign
    from quote q left join quote_acceptance a on a.quote_id = q.id
    where q.is_latest and q.archived_at is null`.execute(db)
  return rows[0] ?? { won: 0, lost: 0, expired: 0, days_to_sign: null }
}

export interface QuoteOutcomes {
  day: string
  client_id: number | null
  job_type: string
  won: number
  /** Won, lost or expired. */
  ended: number
}

/** How many quotes ended between two days and how many were won, counted as {@link sumOutcomes} does. */
export async function listOutcomes(
  db: Db,
  { from, to }: { from: string; to: string },
  { client_id, job_type }: { client_id?: number | undefined; job_type?: string | undefined },
): Promise<QuoteOutcomes[]> {
  const [since, until] = [melbourneInstant(from, '00:00'), melbourneInstant(addDays(to, 1), '00:00')]
  const { rows } = await sql<QuoteOutcomes>`
    with ended as (
      select (a.accepted_at at time zone 'Australia/Melbourne')::date as day, q.id, true as is_won
      from quote_acceptance a join quote q on q.id = a.quote_id
      where a.accepted_at >= ${since} and a.accepted_at < ${until} and q.status in ('Accepted', 'Converted')
      union all
      select (declined_at at time zone 'Australia/Melbourne')::date, id, false from quote
      where status = 'Declined' and declined_at >= ${since} and declined_at < ${until}
      union all
      select valid_until, id, false from quote
      where status = 'Expired' and valid_until between ${from}::date and ${to}::date
    )
    select e.day, q.client_id, q.job_type, count(*) filter (where e.is_won) as won, count(*) as ended
    from ended e join quote q on q.id = e.id
    where q.is_latest and q.archived_at is null
      ${client_id === undefined ? sql`` : sql`and q.client_id = ${client_id}`}
      ${job_type === undefined ? sql`` : sql`and q.job_type = ${job_type}`}
    group by 1, 2, 3`.execute(db)
  return rows
}

export interface WonQuote {
  id: number
  title: string
  client: string
  total_cents: number
  /** How many there are, and their value. */
  count: number
  sum_cents: number
}

/** The dearest of them. */
export async function listWonQuotes(db: Db, from: string, limit: number): Promise<WonQuote[]> {
  const { rows } = await sql<WonQuote>`
    select q.id, q.title, ${clientName} as client, a.total_cents,
      count(*) over () as count, (sum(a.total_cents) over ())::int8 as sum_cents
    ${wonFrom(from)} order by a.total_cents desc, q.id limit ${limit}`.execute(db)
  return rows
}

/** Why clients declined from a day on, the most frequent first. */
export async function countDeclineReasons(
  db: Db,
  from: string,
  limit: number,
): Promise<{ reason: string; count: number }[]> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select min(decline_reason) as reason, count(*) as count from quote
    where status = 'Declined' and is_latest and archived_at is null and decline_reason is not null
      and declined_at >= ${melbourneInstant(from, '00:00')}
    group by lower(decline_reason) order by count desc, reason limit ${limit}`.execute(db)
  return rows
}
