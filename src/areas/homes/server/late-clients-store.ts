import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

/** How many orders clients have from a day on, most urgent work first; none for those on hold or without orders. */
export async function countComingOrders(
  db: Db,
  client_ids: readonly number[],
  from: string,
): Promise<ReadonlyMap<number, { orders: number; next: string }>> {
  const { rows } = await sql<{ client_id: number; orders: number; next: string }>`
    select j.client_id, count(*) as orders, min(i.work_date) as next
    from job_item i join job j on j.id = i.job_id join client c on c.id = j.client_id
    where j.client_id = any(${sql.val([...client_ids])}) and not c.credit_hold
      and i.order_status in ('Pending', 'Confirmed') and i.work_date >= ${from}
    group by j.client_id`.execute(db)
  return new Map(rows.map(({ client_id, ...found }) => [client_id, found]))
}
