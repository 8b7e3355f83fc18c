import type { Tx } from '#platform/server/database.ts'

/** The number of the next order, running or ahead, that a driver is booked on. The row is locked: nobody books now. */
export const nextOrderOfDriver = (tx: Tx, id: number, now: Date): Promise<string | null> =>
  nextOrder(tx, { column: 'booking.driver_id', id }, now)

/** The same of an asset. */
export const nextOrderOfAsset = (tx: Tx, id: number, now: Date): Promise<string | null> =>
  nextOrder(tx, { column: 'booking.asset_id', id }, now)

async function nextOrder(
  tx: Tx,
  { column, id }: { column: 'booking.driver_id' | 'booking.asset_id'; id: number },
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
