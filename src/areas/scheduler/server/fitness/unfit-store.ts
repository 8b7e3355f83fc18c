import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import { addDays } from '#shared/local-date.ts'
import type { StoredBooking } from '../booking-store.ts'
import type { Days } from '#shared/periods.ts'

export interface Unfit {
  record_type: 'driver' | 'asset'
  record_id: number
  /** Their first booking from the first day on that has an objection; null without any. */
  order_no: string | null
  starts_at: string | null
  client: string | null
  total: number
}

/** Which of them; with a subcontractor only its own. */
interface UnfitOf {
  kinds: readonly Unfit['record_type'][]
  subcontractor_id?: number
}

/** In force: approved, or of a type that needs no approval. */
const holds = sql`(d.status = 'approved' or (d.status = 'pending' and not k.is_reviewed))`

/** The Melbourne day on which an order's work ends, as `lastDayOf` of the rules. */
const lastDay = sql`((i.ends_at - interval '1 microsecond') at time zone 'Australia/Melbourne')::date`

/**
 * As `with`: drivers and assets that may not do any work by the last of some days, and the day after which they may
 * not: their own date, a document's, or their subcontractor's. Drivers who leave earlier count until their last day.
 */
const unfit = ({ from, to }: Days): RawBuilder<unknown> => sql`
    kind as materialized (
      select id, record_type, is_mandatory, is_reviewed, block_on_expiry from document_type
      where record_type in ('driver', 'asset', 'subcontractor') and (is_mandatory or block_on_expiry)
    ), holder as materialized (
      select 'driver' as record_type, id, name, subcontractor_id, licence_expires_on as ends_on,
        least(end_date, ${to}::date) as until from driver
      where archived_at is null and status = 'active'
        and coalesce(start_date, ${to}) <= ${to} and coalesce(end_date, ${from}) >= ${from}
      union all
      select 'asset', id, fleet_no, subcontractor_id, rego_expires_on, ${to}::date from asset
      where archived_at is null and status <> 'sold'
    ), owner as (
      select record_type, id from holder
      union all
      select distinct 'subcontractor', subcontractor_id from holder where subcontractor_id is not null
    ), expired as (
      select d.record_type, d.record_id, d.expires_on as since from document d
      join kind k on k.id = d.document_type_id and k.block_on_expiry
      where d.archived_at is null and d.expires_on < ${to} and ${holds}
        and not exists (select from document n where n.record_type = d.record_type and n.record_id = d.record_id
          and n.document_type_id = d.document_type_id and n.archived_at is null and n.id > d.id
          and n.status = d.status)
    ), held as materialized (
      select distinct d.record_type, d.record_id, d.document_type_id from document d
      join kind k on k.id = d.document_type_id and k.is_mandatory
      where d.archived_at is null and ${holds}
    ), missing as (
      select o.record_type, o.id as record_id from owner o
      join kind k on k.record_type = o.record_type and k.is_mandatory
      left join held h on h.record_type = o.record_type and h.record_id = o.id and h.document_type_id = k.id
      where h.record_id is null
    ), flawed as materialized (
      select record_type, record_id, min(since) as since from (
        select record_type, record_id, since from expired
        union all select record_type, record_id, '-infinity' from missing) flaw
      group by record_type, record_id
    ), unfit as materialized (
      select h.record_type, h.id, h.name, h.subcontractor_id, w.since
      from holder h
      left join subcontractor s on s.id = h.subcontractor_id
      left join flawed own on own.record_type = h.record_type and own.record_id = h.id
      left join flawed theirs on theirs.record_type = 'subcontractor' and theirs.record_id = h.subcontractor_id
      cross join lateral (select least(h.ends_on, own.since, theirs.since,
        case when s.status <> 'approved' then '-infinity'::date end) as since) w
      where w.since < h.until
    )`

/** As `with` after it: their bookings about those days, in the zone of the database, by way of them: they are few. */
const bookingsOfUnfit = (about: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    theirs as (
      select u.record_type, u.id, u.since, b.job_item_id, b.overrides from unfit u
      join booking b on b.driver_id = u.id and b.released_at is null and ${about} where u.record_type = 'driver'
      union all
      select u.record_type, u.id, u.since, b.job_item_id, b.overrides from unfit u
      join booking b on b.asset_id = u.id and b.released_at is null and ${about} where u.record_type = 'asset'
    )`

/**
 * Drivers and assets that may not do any work on one of some days. Those booked soonest come first. The rules word why;
 * a test holds the two together.
 */
export async function findUnfit(
  db: Db,
  days: Days,
  { kinds, subcontractor_id }: UnfitOf,
  limit: number,
): Promise<Unfit[]> {
  const { rows } = await sql<Unfit>`
    with ${unfit(days)}, ${bookingsOfUnfit(sql`b.starts_at >= ${days.from}::date - 1`)}, booked as (
      select distinct on (u.record_type, u.id) u.record_type, u.id, i.order_no, i.starts_at, i.job_id
      from theirs u join job_item i on i.id = u.job_item_id
      where i.work_date >= ${days.from} and i.order_status in ('Pending', 'Confirmed') and u.since < ${lastDay}
      order by u.record_type, u.id, i.starts_at, i.id
    )
    select u.record_type, u.id as record_id, k.order_no, k.starts_at, c.name as client, count(*) over () as total
    from unfit u
    left join booked k on k.record_type = u.record_type and k.id = u.id
    left join job j on j.id = k.job_id left join client c on c.id = j.client_id
    where u.record_type = any(${kinds})
      and (${subcontractor_id ?? null}::bigint is null or u.subcontractor_id = ${subcontractor_id ?? null})
    order by k.starts_at, u.name, u.record_type, u.id
    limit ${limit}`.execute(db)
  return rows
}

/** A booking of a driver or machine with such an objection to it. */
export interface UnfitBooking {
  record_type: Unfit['record_type']
  record_id: number
  order_id: number
  order_no: string
  work_date: string
  starts_at: string
  ends_at: string
  client: string
  site_suburb: string
  overrides: StoredBooking['overrides']
}

/** Bookings of some days that their driver or machine may not work on, by start. */
export async function findUnfitBookings(db: Db, { from, to }: Days): Promise<UnfitBooking[]> {
  // A night shift needs what is valid until the morning.
  const { rows } = await sql<UnfitBooking>`
    with ${unfit({ from, to: addDays(to, 1) })},
    ${bookingsOfUnfit(sql`b.starts_at >= ${from}::date - 1 and b.starts_at < ${to}::date + 2`)}
    select u.record_type, u.id as record_id, i.id as order_id, i.order_no, i.work_date, i.starts_at, i.ends_at,
      c.name as client, coalesce(p.suburb, '') as site_suburb, u.overrides
    from theirs u join job_item i on i.id = u.job_item_id
    join job j on j.id = i.job_id join client c on c.id = j.client_id left join job_site p on p.id = j.job_site_id
    where i.work_date between ${from} and ${to} and i.order_status in ('Pending', 'Confirmed') and u.since < ${lastDay}
    order by i.starts_at, i.id, u.record_type`.execute(db)
  return rows
}
