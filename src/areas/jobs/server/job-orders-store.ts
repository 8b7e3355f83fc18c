import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database.ts'

const calledOff = ['Cancelled', 'Cancelled by Office', 'Moved'] as const

/** Pending orders of a job, and confirmed ones that have not ended at `now`. */
export async function countUnfinished(db: Db | Tx, job_id: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('job_item')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('job_id', '=', job_id)
    .where((e) =>
      e.or([
        e('order_status', '=', 'Pending'),
        e.and([e('order_status', '=', 'Confirmed'), e('ends_at', '>', now.toISOString())]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Whether everything of a job is billed: one order at least, and each that was not called off. One that was and is
 * billed all the same has the status of a billed order.
 */
export async function isBilled(tx: Tx, job_id: number): Promise<boolean> {
  const { isWhole } = await tx
    .selectFrom('job_item')
    .select(sql<boolean>`coalesce(bool_and(order_status = 'Invoiced'), false)`.as('isWhole'))
    .where('job_id', '=', job_id)
    .where('order_status', 'not in', calledOff)
    .executeTakeFirstOrThrow()
  return isWhole
}

/** The first and the last day of a job's orders, but those that were called off; null without any. */
export const findOrderDays = (tx: Tx, job_id: number) =>
  tx
    .selectFrom('job_item')
    .select([sql<string | null>`min(work_date)`.as('first'), sql<string | null>`max(work_date)`.as('last')])
    .where('job_id', '=', job_id)
    .where('order_status', 'not in', calledOff)
    .executeTakeFirstOrThrow()
