import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { ownOrders } from '#areas/drivers/server/index.ts'
import type { HoldKind } from '../contract/choices.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { Permission } from '#shared/permissions.ts'

/** People who are only booked on a job count their own orders. `id`: the column of an order's id. */
export const isCounted = (viewer: Viewer, right: Permission, id: string): RawBuilder<SqlBool> =>
  scopeOf(viewer, right) === 'own'
    ? sql<SqlBool>`${sql.ref(id)} in ${ownOrders(viewer, 'job_item_id')}`
    : sql<SqlBool>`true`

/** Nothing can be booked on a job on hold, so its orders are not to fill. `job_id`: the column of the job's id. */
export const isNotOnHold = (job_id: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`not exists (select from job j where j.id = ${sql.ref(job_id)} and j.status = 'On Hold')`

/** What a job waits for, neither cleared nor overridden. `job_id`: the column of the job's id. */
export const openHolds = (job_id: string): RawBuilder<HoldKind[]> =>
  sql<HoldKind[]>`(select coalesce(json_agg(h.kind order by h.kind), '[]') from job_hold h
    where h.job_id = ${sql.ref(job_id)} and h.cleared_at is null)`

/** A job's pending orders, and confirmed ones that have not ended at `now`; only those the viewer may see. */
export async function countUnfinished(
  db: Db | Tx,
  viewer: Viewer,
  job_id: number,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('job_item')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('job_id', '=', job_id)
    .where(isCounted(viewer, 'jobs:read', 'job_item.id'))
    .where((e) =>
      e.or([
        e('order_status', '=', 'Pending'),
        e.and([e('order_status', '=', 'Confirmed'), e('ends_at', '>', now.toISOString())]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}
