import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

export interface FreeAssets {
  order_id: number
  free: number
  /** The first of them by fleet number; null if there are none. */
  asset_id: number | null
  fleet_no: string | null
}

/** Machines of the kind each order wants that are free at its time. Orders for any machine are left out. */
export async function findFreeAssets(
  db: Db,
  order_ids: readonly number[],
): Promise<ReadonlyMap<number, FreeAssets>> {
  if (order_ids.length === 0) return new Map()
  const { rows } = await sql<FreeAssets>`
    select i.id as order_id, coalesce(found.free, 0) as free, found.asset_id, found.fleet_no
    from job_item i left join lateral (
      select a.id as asset_id, a.fleet_no, count(*) over () as free from asset a
      where a.asset_category_id = i.asset_category_id and a.archived_at is null
        and a.status in ('available', 'on_hire') and coalesce(a.rego_expires_on >= i.work_date, true)
        and not exists (select from booking b where b.asset_id = a.id and b.released_at is null
          and b.certainty = 'confirmed' and b.during && tstzrange(i.starts_at, i.ends_at))
        and not exists (
          select from hires_elsewhere(a.id, tstzrange(i.starts_at, i.ends_at), i.job_requirement_id))
      order by a.fleet_no limit 1) as found on true
    where i.id = any(${order_ids}) and i.asset_category_id is not null`.execute(db)
  return new Map(rows.map((row) => [row.order_id, row]))
}
