import { type SqlBool, sql } from 'kysely'
import { bookedDaysOf } from '#areas/scheduler/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import { exportPageRows } from '#platform/server/export/csv.ts'
import { orderOf } from '#platform/server/lists/list-page.ts'
import { escapedLike } from '#platform/server/lists/search.ts'
import { addDays } from '#shared/local-date.ts'
import { serviceNotice } from '#areas/resources/rules/service-rules.ts'
import { expiryNoticeDays } from '#shared/expiry.ts'
import type { FleetConcern } from '../contract/choices.ts'
import type { FleetCount, FleetRow } from '../contract/fleet.ts'
import type { FleetFilters, FleetNarrowing } from '../contract/endpoints.ts'
import type { WorkingDays } from '../rules/fleet-words.ts'

/** The time that it is, the day in Melbourne, and the working days that booked ones are counted of. */
export interface At extends WorkingDays {
  now: Date
  today: string
}

/** Whoever drives an order, by name. */
const driverOf = (
  order: string,
) => sql`(select string_agg(d.name, ', ' order by d.id) from booking o join driver d on d.id = o.driver_id
  where o.job_item_id = ${sql.ref(order)} and o.released_at is null)`
const work = (
  booking: string,
) => sql`case when ${sql.ref(`${booking}.id`)} is not null then jsonb_build_object(
  'job_item_id', ${sql.ref(`${booking}.job_item_id`)}, 'order_no', ${sql.ref(`${booking}.order_no`)}, 'client', ${sql.ref(`${booking}.client`)},
  'driver', ${driverOf(`${booking}.job_item_id`)}, 'starts_at', ${sql.ref(`${booking}.starts_at`)}, 'ends_at', ${sql.ref(`${booking}.ends_at`)}) end`
const bookings = sql`from booking b left join job_item i on i.id = b.job_item_id left join job j on j.id = i.job_id
  left join client c on c.id = j.client_id left join job_site s on s.id = j.job_site_id
  where b.asset_id = asset.id and b.released_at is null and b.certainty = 'confirmed'`
const columns = sql`b.id, b.kind, b.job_item_id, b.starts_at, b.ends_at, i.order_no, c.name as client,
  s.name as site, s.address_line1, s.suburb, s.lat, s.lng`

/** Whether a service is overdue or due soon, as `serviceDue` of the resources' rules has it. */
const serviceDue = (
  today: string,
) => sql<boolean>`coalesce(asset.next_service_on <= ${addDays(today, serviceNotice.days)}::date, false)
  or asset.meter_type <> 'km' and coalesce(asset.next_service_hours - asset.smu_current <= ${serviceNotice.hours}::int, false)
  or asset.meter_type <> 'hours' and coalesce(asset.next_service_km - asset.odometer_current <= ${serviceNotice.km}::int, false)`

const concerns = {
  defects: sql<SqlBool>`open_defects > 0`,
  service: sql<SqlBool>`is_service_due`,
  expiring: sql<SqlBool>`is_expiring`,
} as const satisfies Record<FleetConcern, unknown>

/** Current machines with what each does now, by its firm bookings and the dry hire that it is out on. */
function machines(
  { now, today, week, month }: At,
  { search, asset_category_id, depot_id, state, concern }: FleetNarrowing,
) {
  const instant = now.toISOString()
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const likes = words.map((word) => sql`and asset.search_text like ${`%${escapedLike(word)}%`}`)
  const daysIn = (days: readonly string[]) =>
    sql`(select count(*) from unnest(${[...days]}::date[]) day
      where day in (${bookedDaysOf(sql.ref('asset.id'), days, today)}))::int`
  return sql`with machine as (
    select asset.id, asset.fleet_no, asset.name, asset.asset_category_id, category.name as category, asset.off_road_reason,
      depot.name as depot, subcontractor.name as subcontractor,
      case when asset.status = 'off_road' then 'off_road'
        when at_work.kind = 'workshop' or asset.status = 'in_workshop' then 'workshop'
        when at_work.id is not null or hire.id is not null then 'working'
        when following.starts_at < (${today}::date + 1)::timestamp at time zone 'Australia/Melbourne' then 'booked'
        else 'free' end as state,
      case when at_work.site is not null then jsonb_build_object('name', at_work.site, 'address', concat_ws(', ', at_work.address_line1, at_work.suburb),
          'lat', at_work.lat, 'lng', at_work.lng)
        when hire.site is not null then jsonb_build_object('name', hire.site, 'address', concat_ws(', ', hire.address_line1, hire.suburb),
          'lat', hire.lat, 'lng', hire.lng)
        when depot.id is not null then jsonb_build_object('name', depot.name, 'address', concat_ws(', ', depot.address_line1, depot.suburb),
          'lat', depot.lat, 'lng', depot.lng) end as place,
      case when at_work.id is null and hire.id is not null then jsonb_build_object('job_item_id', null, 'order_no', hire.job_no,
          'client', hire.client, 'driver', null, 'starts_at', hire.on_hire_at, 'ends_at', null) else ${work('at_work')} end as now,
      ${work('following')} as next,
      (select count(*) from asset_defect f where f.asset_id = asset.id and f.status in ('Open', 'In Repair'))::int as open_defects,
      asset.meter_type, asset.smu_current::float8, asset.odometer_current::float8, asset.next_service_on, asset.next_service_hours::float8,
      asset.next_service_km::float8, ${serviceDue(today)} as is_service_due,
      asset.rego_expires_on, asset.insurance_expires_on, asset.plant_inspection_expires_on,
      least(asset.rego_expires_on, asset.insurance_expires_on, asset.plant_inspection_expires_on)
        <= ${addDays(today, expiryNoticeDays)}::date as is_expiring,
      ${daysIn(week)} as week_days, ${daysIn(month)} as month_days
    from asset
    join asset_category category on category.id = asset.asset_category_id
    left join depot on depot.id = asset.depot_id
    left join subcontractor on subcontractor.id = asset.subcontractor_id
    left join lateral (select ${columns} ${bookings} and b.starts_at <= ${instant} and b.ends_at > ${instant}
      order by b.starts_at limit 1) at_work on true
    left join lateral (select ${columns} ${bookings} and b.starts_at > ${instant}
      order by b.starts_at limit 1) following on true
    left join lateral (select h.id, h.on_hire_at, j.job_no, c.name as client, s.name as site, s.address_line1, s.suburb, s.lat, s.lng
      from dry_hire h join job j on j.id = h.job_id join client c on c.id = j.client_id left join job_site s on s.id = j.job_site_id
      where h.asset_id = asset.id and h.archived_at is null and h.on_hire_at <= ${instant} and h.off_hire_at is null
      limit 1) hire on true
    where asset.archived_at is null and asset.status <> 'sold' ${sql.join(likes, sql` `)}
      and (${asset_category_id ?? null}::bigint is null or asset.asset_category_id = ${asset_category_id ?? null}::bigint)
      and (${depot_id ?? null}::bigint is null or asset.depot_id = ${depot_id ?? null}::bigint)
  ), found as (select * from machine
  where (${state ?? null}::text is null or state = ${state ?? null}::text)
    and ${concern === undefined ? sql<SqlBool>`true` : concerns[concern]})`
}

/** One page of machines, by category. `total` is null when not asked for. */
export async function listFleets(db: Db, filters: FleetFilters, at: At) {
  const found = machines(at, filters)
  const [field, direction] = orderOf(filters.sort)
  const { rows } = await sql<FleetRow>`${found} select * from found
    order by category, asset_category_id, ${sql.ref(field)} ${direction === 'desc' ? sql`desc` : sql`asc`}, fleet_no, id
    limit ${filters.page_size} offset ${(filters.page - 1) * filters.page_size}`.execute(db)
  if (!filters.with_total) return { rows, total: null }
  const counted = await sql<{ total: number }>`${found} select count(*)::int as total from found`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Walks everything a filter matches in order of id. */
export async function exportPage(
  db: Db,
  filters: FleetNarrowing,
  after_id: number,
  at: At,
): Promise<FleetRow[]> {
  const { rows } = await sql<FleetRow>`${machines(at, filters)} select * from found where id > ${after_id}
    order by id limit ${exportPageRows}`.execute(db)
  return rows
}

/** Counted by category and state, in the order of the list. */
export async function countFleets(db: Db, filters: FleetNarrowing, at: At): Promise<FleetCount[]> {
  const { rows } =
    await sql<FleetCount>`${machines(at, filters)} select asset_category_id, category, state, count(*)::int as count,
      (count(*) filter (where open_defects > 0))::int as with_defects, 
      (count(*) filter (where is_service_due))::int as with_service_due, (count(*) filter (where is_expiring))::int as expiring,
      sum(week_days)::int as week_days, sum(month_days)::int as month_days
    from found group by asset_category_id, category, state order by category, asset_category_id, state`.execute(
      db,
    )
  return rows
}
