import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

/** What is booked on an order. */
export interface SheetBooking {
  /** `Komatsu PC200`; null for an order with several machines. */
  model: string | null
  /** The drivers' mobiles. */
  mobiles: string[]
}

/** About the machines and drivers booked on orders, by order. */
export async function findSheetBookings(
  db: Db,
  order_ids: readonly number[],
): Promise<ReadonlyMap<number, SheetBooking>> {
  const { rows } = await sql<SheetBooking & { order_id: number }>`
    select b.job_item_id as order_id, case when count(distinct a.id) = 1 then min(a.name) end as model,
      coalesce(array_agg(distinct d.mobile) filter (where d.mobile is not null), '{}') as mobiles
    from booking b
    left join asset a on a.id = b.asset_id left join driver d on d.id = b.driver_id
    where b.job_item_id = any(${sql.val([...order_ids])}) and b.released_at is null
    group by b.job_item_id`.execute(db)
  return new Map(rows.map(({ order_id, ...booking }) => [order_id, booking]))
}
