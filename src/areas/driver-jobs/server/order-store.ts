import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/database.ts'

/**
 * What a driver is sent: an order, its machine and who is firmly booked. The announcer of an order's change
 * has locked its row.
 */
export async function findSentOrder(tx: Tx, job_item_id: number) {
  const order = await tx
    .selectFrom('job_item')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .innerJoin('client', 'client.id', 'job.client_id')
    .select(['job_item.id', 'job_item.order_no', 'job_item.order_status', 'job_item.version'])
    .select(['job_item.starts_at', 'job_item.ends_at', 'job.title', 'client.name as client'])
    .select(
      sql<number | null>`(select b.asset_id from booking b join asset a on a.id = b.asset_id
        join asset_category c on c.id = a.asset_category_id
        where b.job_item_id = job_item.id and b.released_at is null and b.certainty = 'confirmed'
        order by a.asset_category_id = job_item.asset_category_id desc, c.asset_group in ('trailer', 'support'), a.id
        limit 1)`.as('asset_id'),
    )
    .where('job_item.id', '=', job_item_id)
    .executeTakeFirst()
  if (!order) return undefined
  const bookings = await tx
    .selectFrom('booking')
    .select(['id', 'driver_id'])
    .where('job_item_id', '=', job_item_id)
    .where('driver_id', 'is not', null)
    .where('released_at', 'is', null)
    .where('certainty', '=', 'confirmed')
    .orderBy('id')
    .$narrowType<{ driver_id: number }>()
    .execute()
  return { ...order, bookings }
}
export type SentOrder = NonNullable<Awaited<ReturnType<typeof findSentOrder>>>

/** All of an order's driver jobs, locked. */
export const lockJobsOfOrder = (tx: Tx, job_item_id: number) =>
  tx
    .selectFrom('driver_job')
    .select(['id', 'booking_id', 'driver_id', 'asset_id', 'status', 'started_at'])
    .where('job_item_id', '=', job_item_id)
    .orderBy('id')
    .forUpdate()
    .execute()
export type JobOfOrder = Awaited<ReturnType<typeof lockJobsOfOrder>>[number]

/** The order of a driver's booking. */
export const findBookedOrder = (tx: Tx, booking_id: number) =>
  tx
    .selectFrom('booking')
    .select('job_item_id')
    .where('id', '=', booking_id)
    .where('driver_id', 'is not', null)
    .executeTakeFirst()

/** Locks an order's row, after its job's, so that neither changes during sending. */
export async function holdOrder(tx: Tx, job_item_id: number): Promise<void> {
  await sql`select j.id from job j join job_item i on i.job_id = j.id where i.id = ${job_item_id} for no key update of j`.execute(
    tx,
  )
  await tx.selectFrom('job_item').select('id').where('id', '=', job_item_id).forNoKeyUpdate().execute()
}
