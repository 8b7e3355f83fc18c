import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/database.ts'
import { state } from './order-store.ts'

/** The stored order, locked until the change ends, with what decides its actions. */
export async function lockOrder(tx: Tx, id: number) {
  // Bookings are read after locking: the wait may have been for a booking.
  await tx.selectFrom('job_item').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return tx.selectFrom('job_item').selectAll('job_item').select(state).where('id', '=', id).executeTakeFirst()
}
export type OpenOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** A requirement's orders that hold slots, locked. */
export async function lockPlaced(tx: Tx, requirement_id: number) {
  const placed = ['Pending', 'Confirmed', 'Invoiced'] as const
  await tx
    .selectFrom('job_item')
    .select('id')
    .where('job_requirement_id', '=', requirement_id)
    .where('order_status', 'in', placed)
    .orderBy('id')
    .forUpdate()
    .execute()
  return tx
    .selectFrom('job_item')
    .selectAll('job_item')
    .select(state)
    .select(
      sql<number>`(exists (
      select from booking b where b.job_item_id = job_item.id and b.released_at is null))::int`.as(
        'is_allocated',
      ),
    )
    .where('job_requirement_id', '=', requirement_id)
    .where('order_status', 'in', placed)
    .orderBy('id')
    .execute()
}

/**
 * A requirement's unfilled order on a day, locked: one without any bookings before others. Orders being
 * booked right now are skipped, and those in `except`.
 */
export const lockOpenOrder = (
  tx: Tx,
  requirement_id: number,
  work_date: string,
  except: ReadonlySet<number>,
) =>
  tx
    .selectFrom('job_item')
    .select(['id', 'order_no', isUnallocated.as('is_unallocated')])
    .where('job_requirement_id', '=', requirement_id)
    .where('work_date', '=', work_date)
    .where('is_unfilled', '=', 1)
    .where('id', 'not in', [0, ...except])
    .orderBy(isUnallocated, 'desc')
    .orderBy('slot_no')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
const isUnallocated = sql<number>`(job_item.order_status = 'Pending' and not exists (
  select from booking b where b.job_item_id = job_item.id and b.released_at is null))::int`

/** Some orders in order of id, locked until the change ends. */
export const lockOrderRows = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('job_item')
    .select(['id', 'order_no', 'job_id', 'order_status'])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
