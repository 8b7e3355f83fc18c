import type { Tx } from '#platform/server/database/database.ts'
import type { BookedResource } from '../../rules/facts.ts'

/**
 * The number of the next current or future order on which a driver, asset or attachment is booked. Its row is locked,
 * so that nobody books it now.
 */
export async function findNextOrder(
  tx: Tx,
  { column, id }: { column: `booking.${keyof BookedResource}`; id: number },
  now: Date,
): Promise<string | null> {
  const next = await tx
    .selectFrom('booking')
    .innerJoin('job_item', 'job_item.id', 'booking.job_item_id')
    .select('job_item.order_no')
    .where(column, '=', id)
    .where('booking.released_at', 'is', null)
    .where('booking.ends_at', '>', now.toISOString())
    .orderBy('booking.starts_at')
    .limit(1)
    .executeTakeFirst()
  return next?.order_no ?? null
}
