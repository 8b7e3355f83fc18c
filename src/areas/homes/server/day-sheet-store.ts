import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

export interface SheetMachine {
  /** `Komatsu PC200`; null for an order with several machines. */
  model: string | null
  /** The machines whose registration has expired by the day; null for none. */
  unregistered: string | null
}

/** About the machines booked on orders, by order. */
export async function findMachines(
  db: Db,
  order_ids: readonly number[],
): Promise<ReadonlyMap<number, SheetMachine>> {
  const { rows } = await sql<SheetMachine & { order_id: number }>`
    select b.job_item_id as order_id, case when count(distinct a.id) = 1 then min(a.name) end as model,
      string_agg(distinct a.fleet_no, ', ') filter (where a.rego_expires_on < i.work_date) as unregistered
    from booking b join asset a on a.id = b.asset_id join job_item i on i.id = b.job_item_id
    where b.job_item_id = any(${sql.val([...order_ids])}) and b.released_at is null
    group by b.job_item_id`.execute(db)
  return new Map(rows.map(({ order_id, ...machine }) => [order_id, machine]))
}
