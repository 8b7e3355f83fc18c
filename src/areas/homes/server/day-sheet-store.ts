import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

/** The model of the machine booked on each order: `Komatsu PC200`; none for an order with several. */
export async function findModels(db: Db, order_ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ order_id: number; model: string }>`
    select b.job_item_id as order_id, min(a.name) as model
    from booking b join asset a on a.id = b.asset_id
    where b.job_item_id = any(${sql.val([...order_ids])}) and b.released_at is null
    group by b.job_item_id having count(distinct a.id) = 1`.execute(db)
  return new Map(rows.map(({ order_id, model }) => [order_id, model]))
}
