import { sql } from 'kysely'
import { isOnOrder } from '#areas/scheduler/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'

/** What is booked on an order; on one that broke down, what was. */
export interface SheetBooking {
  /** The machines and drivers by name; null without any. */
  assets: string | null
  drivers: string | null
  /** `Komatsu PC200`; null for an order with several machines. */
  model: string | null
  /** What goes on the machines, by name; null without any. */
  attachments: string | null
  /** The drivers' mobiles. */
  mobiles: string[]
}

/** About the machines, attachments and drivers booked on orders, by order. */
export async function findSheetBookings(
  db: Db,
  order_ids: readonly number[],
): Promise<ReadonlyMap<number, SheetBooking>> {
  const { rows } = await sql<SheetBooking & { order_id: number }>`
    select b.job_item_id as order_id, string_agg(distinct a.fleet_no, ', ') as assets,
      string_agg(distinct d.name, ', ') as drivers, case when count(distinct a.id) = 1 then min(a.name) end as model,
      string_agg(distinct t.name, ', ') as attachments,
      coalesce(array_agg(distinct d.mobile) filter (where d.mobile is not null), '{}') as mobiles
    from booking b join job_item on job_item.id = b.job_item_id
    left join asset a on a.id = b.asset_id left join driver d on d.id = b.driver_id
    left join attachment t on t.id = b.attachment_id
    where b.job_item_id = any(${sql.val([...order_ids])}) and ${isOnOrder('job_item')}
    group by b.job_item_id`.execute(db)
  return new Map(rows.map(({ order_id, ...booking }) => [order_id, booking]))
}
