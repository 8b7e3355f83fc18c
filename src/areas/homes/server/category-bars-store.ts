import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

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
      select i.asset_category_id, count(*) as orders,
        count(*) filter (where exists (select from unfilled_order u where u.id = i.id)) as to_fill,
        count(*) filter (where not exists (select from booking b
          where b.job_item_id = i.id and b.asset_id is not null and b.released_at is null)) as without_asset
      from job_item i
      where i.work_date = ${day} and i.order_status in ('Pending', 'Confirmed')
      group by i.asset_category_id
    ), day as (
      select tstzrange(${day}::date::timestamp at time zone 'Australia/Melbourne',
        (${day}::date + 1)::timestamp at time zone 'Australia/Melbourne') as hours
    )
    select c.id, c.name, p.orders, p.to_fill, greatest(p.without_asset - free.machines, 0) as short
    from planned p join asset_category c on c.id = p.asset_category_id cross join day
    cross join lateral (
      select count(*) as machines from asset a
      where p.without_asset > 0 and a.asset_category_id = c.id and a.archived_at is null
        and a.status in ('available', 'on_hire')
        and not exists (select from booking b where b.asset_id = a.id and b.released_at is null
          and b.certainty = 'confirmed' and b.during && day.hours)) as free
    order by short desc, p.to_fill desc, p.orders desc, c.sort, c.id limit ${limit}`.execute(db)
  return rows
}
