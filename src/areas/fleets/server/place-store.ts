import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import { addDays, melbourneInstant } from '#shared/local-date.ts'
import type { FleetPlace } from '../contract/place.ts'
import type { At } from './fleet-store.ts'

const addressOf = (place: string) =>
  sql`concat_ws(', ', ${sql.ref(`${place}.address_line1`)}, nullif(concat_ws(' ', ${sql.ref(`${place}.suburb`)},
    ${sql.ref(`${place}.state`)}, ${sql.ref(`${place}.postcode`)}), ''))`
const machines = sql`jsonb_agg(jsonb_build_object('id', asset.id, 'fleet_no', asset.fleet_no) order by asset.fleet_no)`
const current = sql`asset.archived_at is null and asset.status <> 'sold'`

/**
 * The sites where machines have firm work at some time today or are on dry hire now, then the depots with those that are
 * there now as the list has it; each by name. A machine off the road or in the workshop does not go to its work.
 */
export async function listPlaces(db: Db, { now, today }: Pick<At, 'now' | 'today'>): Promise<FleetPlace[]> {
  const instant = now.toISOString()
  const [start, end] = [melbourneInstant(today, '00:00'), melbourneInstant(addDays(today, 1), '00:00')]
  const { rows } = await sql<FleetPlace>`with work as (
    select b.asset_id, j.job_site_id, j.client_id, b.starts_at <= ${instant} and b.ends_at > ${instant} as is_now
    from booking b join job_item i on i.id = b.job_item_id join job j on j.id = i.job_id
    where b.during && tstzrange(${start}, ${end}) and b.starts_at < ${end} and b.ends_at > ${start}
      and b.asset_id is not null and b.released_at is null and b.certainty = 'confirmed'
  ), hire as (
    select h.asset_id, j.job_site_id, j.client_id from dry_hire h join job j on j.id = h.job_id
    where h.archived_at is null and h.off_hire_at is null and h.on_hire_at <= ${instant}
  ), at_site as (
    select w.asset_id, w.job_site_id, w.client_id from work w join asset on asset.id = w.asset_id
    where asset.status not in ('off_road', 'in_workshop') and not exists (
      select from booking b where b.asset_id = w.asset_id and b.kind = 'workshop' and b.released_at is null
        and b.certainty = 'confirmed' and b.starts_at <= ${instant} and b.ends_at > ${instant})
    union
    select asset_id, job_site_id, client_id from hire
  ), site as (
    select 'site' as kind, s.id, s.name,
      (select string_agg(c.name, ', ' order by lower(c.name), c.id) from client c
        where c.id in (select client_id from at_site where job_site_id = s.id)) as client,
      ${addressOf('s')} as address, s.lat, s.lng, ${machines} as machines
    from (select distinct asset_id, job_site_id from at_site) there
      join asset on asset.id = there.asset_id and ${current} join job_site s on s.id = there.job_site_id
    group by s.id
  ), yard as (
    select 'depot' as kind, d.id, d.name, null as client, ${addressOf('d')} as address, d.lat, d.lng,
      coalesce(${machines} filter (where asset.id is not null), '[]') as machines
    from depot d left join asset on asset.depot_id = d.id and ${current}
      and asset.id not in (select asset_id from work where is_now union all select asset_id from hire)
    where d.archived_at is null
    group by d.id
  )
  select kind, id, name, client, address, lat::float8, lng::float8, machines from
    (select * from site union all select * from yard) place order by kind desc, lower(name), id`.execute(db)
  return rows
}
