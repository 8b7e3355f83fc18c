import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import type { FleetPlace } from '../contract/place.ts'

const addressOf = (place: string) =>
  sql`concat_ws(', ', ${sql.ref(`${place}.address_line1`)}, nullif(concat_ws(' ', ${sql.ref(`${place}.suburb`)},
    ${sql.ref(`${place}.state`)}, ${sql.ref(`${place}.postcode`)}), ''))`
const machines = sql`jsonb_agg(jsonb_build_object('id', asset.id, 'fleet_no', asset.fleet_no) order by asset.fleet_no)`

/** The sites where machines have firm work or are on dry hire on this day, then the depots, each by name. */
export async function listPlaces(db: Db, today: string): Promise<FleetPlace[]> {
  const { rows } = await sql<FleetPlace>`with at_site as (
    select distinct b.asset_id, j.job_site_id, j.client_id from booking b
      join job_item i on i.id = b.job_item_id join job j on j.id = i.job_id
      where i.work_date = ${today}::date and b.asset_id is not null and b.released_at is null and b.certainty = 'confirmed'
    union
    select h.asset_id, j.job_site_id, j.client_id from dry_hire h join job j on j.id = h.job_id
      where h.archived_at is null and h.off_hire_at is null
  ), site as (
    select 'site' as kind, s.id, coalesce(s.name, s.suburb, c.name) as name, c.name as client, ${addressOf('s')} as address, s.lat, s.lng,
      ${machines} as machines
    from at_site join asset on asset.id = at_site.asset_id join job_site s on s.id = at_site.job_site_id
      join client c on c.id = at_site.client_id
    group by s.id, c.name
  ), yard as (
    select 'depot' as kind, d.id, d.name, null as client, ${addressOf('d')} as address, d.lat, d.lng,
      coalesce(${machines} filter (where asset.id is not null), '[]') as machines
    from depot d left join asset on asset.depot_id = d.id and asset.archived_at is null and asset.status <> 'sold'
    where d.archived_at is null
    group by d.id
  )
  select kind, id, name, client, address, lat::float8, lng::float8, machines from
    (select * from site union all select * from yard) place order by kind desc, lower(name), id`.execute(db)
  return rows
}
