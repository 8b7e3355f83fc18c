import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/database.ts'

/** Which of some orders have all their counting dockets invoiced. The caller has locked the orders. */
export async function listBilledOrders(tx: Tx, job_item_ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('docket')
    .select('job_item_id')
    .where('job_item_id', 'in', job_item_ids)
    .where('is_latest', '=', 1)
    .where('status', '<>', 'Void')
    .groupBy('job_item_id')
    .having(sql<boolean>`bool_and(status = 'Invoiced')`)
    .execute()
  return rows.map(({ job_item_id }) => job_item_id)
}
