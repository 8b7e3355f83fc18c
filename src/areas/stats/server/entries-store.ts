import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import type { Days } from '#shared/periods.ts'
import type { StatsFilters } from '../contract/stats.ts'

/** The days that are compared, each range with its first and last. */
export interface Both {
  now: Days
  before: Days
}

/** What a row of the statistics is for, and when: by period the day, else whose it is, for all days of a range. */
export interface Placed {
  /** 1: in the days asked for; 0: in those before. */
  is_now: number
  day: string | null
  key: string | number | null
}

export interface EntrySum extends Placed {
  approved_cents: number
  invoiced_cents: number
  worked_minutes: number
  /** Of these, with machines of the business. */
  own_minutes: number
  loads: number
  kilograms: number
}

/** On one of the days that are compared. */
export const onDays = (column: RawBuilder<unknown>, { now, before }: Both) =>
  sql<boolean>`(${column} between ${before.from}::date and ${before.to}::date
    or ${column} between ${now.from}::date and ${now.to}::date)`

/** Whose figure it is, where it is not added up by period. */
const keys = {
  client: sql`e.client_id`,
  category: sql`a.asset_category_id`,
  driver: sql`e.driver_id`,
  job_type: sql`j.job_type`,
}

/** Sums of entries by day, or by client, category, driver or job type and range. */
export async function sumEntries(db: Db, filters: StatsFilters, days: Both): Promise<EntrySum[]> {
  const { by, client_id, driver_id, asset_category_id, depot_id, job_type } = filters
  const isByDay = by === 'period'
  const isNow = sql`e.day >= ${days.now.from}::date`
  const needsAsset = isByDay || by === 'category' || asset_category_id !== undefined || depot_id !== undefined
  const needsJob = by === 'job_type' || job_type !== undefined
  const conditions = [
    onDays(sql`e.day`, days),
    ...(client_id === undefined ? [] : [sql`e.client_id = ${client_id}`]),
    ...(driver_id === undefined ? [] : [sql`e.driver_id = ${driver_id}`]),
    ...(asset_category_id === undefined ? [] : [sql`a.asset_category_id = ${asset_category_id}`]),
    ...(depot_id === undefined ? [] : [sql`a.depot_id = ${depot_id}`]),
    ...(job_type === undefined ? [] : [sql`j.job_type = ${job_type}`]),
  ]
  const { rows } = await sql<EntrySum>`
    select ${isNow} as is_now, ${isByDay ? sql`e.day` : sql`null::date`} as day, ${isByDay ? sql`null::bigint` : keys[by]} as key,
      sum(e.approved_cents)::int8 as approved_cents, sum(e.invoiced_cents)::int8 as invoiced_cents,
      sum(e.worked_minutes)::int8 as worked_minutes,
      ${needsAsset ? sql`coalesce(sum(e.worked_minutes) filter (where a.asset_owner <> 'subcontractor'), 0)` : sql`0`}::int8 as own_minutes,
      sum(e.loads)::int8 as loads, sum(e.kilograms)::int8 as kilograms
    from stats_entry e
    ${needsAsset ? sql`left join asset a on a.id = e.asset_id` : sql``}
    ${needsJob ? sql`left join job j on j.id = e.job_id` : sql``}
    where ${sql.join(conditions, sql` and `)}
    group by 1, 2, 3`.execute(db)
  return rows
}

/** What clients paid, by day or by client and range; payments that were reversed are left out. */
export async function sumPaid(
  db: Db,
  { by, client_id }: StatsFilters,
  days: Both,
): Promise<(Placed & { paid_cents: number })[]> {
  const isByDay = by === 'period'
  const { rows } = await sql<Placed & { paid_cents: number }>`
    select p.received_on >= ${days.now.from}::date as is_now, ${isByDay ? sql`p.received_on` : sql`null::date`} as day,
      ${isByDay ? sql`null::bigint` : sql`p.client_id`} as key, sum(p.amount_cents)::int8 as paid_cents
    from payment p
    where p.reversed_at is null and ${onDays(sql`p.received_on`, days)}
      ${client_id === undefined ? sql`` : sql`and p.client_id = ${client_id}`}
    group by 1, 2, 3`.execute(db)
  return rows
}
