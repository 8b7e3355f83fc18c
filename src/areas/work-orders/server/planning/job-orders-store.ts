import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/database.ts'

const liveOrders = (tx: Tx, job_id: number) =>
  tx
    .selectFrom('job_item')
    .where('job_id', '=', job_id)
    .where('order_status', 'not in', ['Cancelled', 'Cancelled by Office', 'Moved'])

/**
 * Whether a job is fully billed: it has an order, and all except cancelled ones are billed. A cancelled order
 * that was billed has the status of a billed one.
 */
export async function isBilled(tx: Tx, job_id: number): Promise<boolean> {
  const { isWhole } = await liveOrders(tx, job_id)
    .select(sql<boolean>`coalesce(bool_and(order_status = 'Invoiced'), false)`.as('isWhole'))
    .executeTakeFirstOrThrow()
  return isWhole
}

/** The first and last day of a job's orders, except cancelled ones; null without any. */
export const findOrderDays = (tx: Tx, job_id: number) =>
  liveOrders(tx, job_id)
    .select([sql<string | null>`min(work_date)`.as('first'), sql<string | null>`max(work_date)`.as('last')])
    .executeTakeFirstOrThrow()
