import { sql } from 'kysely'
import { isNotOnHold } from '#areas/jobs/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import { addDays, melbourneInstant } from '#shared/local-date.ts'

export interface CategoryDay {
  id: number
  name: string
  orders: number
  to_fill: number
  /** Orders without a machine, beyond what is free. */
  short: number
}

/** A day's orders by kind of machine, what is short first, and then what is to fill. */
export async function findCategoryDays(db: Db, day: string, limit: number): Promise<CategoryDay[]> {
  const { rows } = await sql<CategoryDay>`
    with planned as (
      select i.asset_category_id as id, count(*) as orders,
        count(*) filter (where i.is_unfilled and ${isNotOnHold('i.job_id')}) as to_fill,
        count(*) filter (where i.order_status in ('Pending', 'Confirmed') and ${isNotOnHold('i.job_id')}
          and not exists (select from booking b
          where b.job_item_id = i.id and b.asset_id is not null and b.released_at is null)) as without_asset
      from job_item i
      where i.work_date = ${day} and i.order_status not in ('Cancelled', 'Cancelled by Office', 'Moved', 'Broke Down')
      group by i.asset_category_id
    ), busy as materialized (
      select b.asset_id from booking b
      where b.asset_id is not null and b.released_at is null and b.certainty = 'confirmed'
        and b.during && tstzrange(${melbourneInstant(day, '00:00')}, ${melbourneInstant(addDays(day, 1), '00:00')})
      union select h.asset_id from dry_hire h
      where h.archived_at is null and dry_hire_out(h)
        && tstzrange(${melbourneInstant(day, '00:00')}, ${melbourneInstant(addDays(day, 1), '00:00')})
    ), free as (
      select a.asset_category_id as id, count(*) as machines from asset a
      where a.archived_at is null and a.status in ('available', 'on_hire')
        and a.id not in (select asset_id from busy)
      group by a.asset_category_id
    )
    select c.id, c.name, p.orders, p.to_fill,
      greatest(p.without_asset - coalesce(f.machines, 0), 0) as short
    from planned p join asset_category c on c.id = p.id left join free f on f.id = p.id
    order by short desc, p.to_fill desc, p.orders desc, c.sort, c.id limit ${limit}`.execute(db)
  return rows
}
