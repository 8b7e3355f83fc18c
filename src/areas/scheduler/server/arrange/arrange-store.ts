import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/database.ts'
import type { ArrangedOrder } from '../../contract/arrange.ts'

/**
 * Locks some orders until the change ends, after their jobs, each kind by id. `hard`: their times change too, which may
 * extend the job.
 */
export async function lockArrangedRows(
  tx: Tx,
  ids: readonly number[],
  { hard }: { hard: boolean },
): Promise<void> {
  const jobs = tx
    .selectFrom('job')
    .select('id')
    .where('id', 'in', (e) =>
      e
        .selectFrom('job_item')
        .select('job_item.job_id')
        .where('job_item.id', 'in', [0, ...ids]),
    )
    .orderBy('id')
  await (hard ? jobs.forNoKeyUpdate() : jobs.forShare()).execute()
  const orders = tx
    .selectFrom('job_item')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
  await (hard ? orders.forUpdate() : orders.forNoKeyUpdate()).execute()
}

const booked = sql<ArrangedOrder['bookings']>`(select coalesce(json_agg(json_build_object(
    'id', b.id, 'version', b.version, 'asset_id', b.asset_id, 'driver_id', b.driver_id,
    'attachment_id', b.attachment_id, 'certainty', b.certainty) order by b.id), '[]')
  from booking b where b.job_item_id = job_item.id and b.released_at is null)`

/** Some orders with their times and bookings, in order of id. */
export const readArranged = (tx: Tx, ids: readonly number[]): Promise<ArrangedOrder[]> =>
  tx
    .selectFrom('job_item')
    .select(['id', 'order_no', 'order_status', 'version', 'work_date', 'starts_at', 'ends_at'])
    .select(booked.as('bookings'))
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
