import { type SqlBool, sql } from 'kysely'
import { visibleBookings } from '#areas/scheduler/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { type Days, during } from './days-store.ts'

/** The state of the database at one moment: the server’s start, and the first transaction that is not in it. */
export interface Moment {
  started: string
  transaction: number
}

/** Everything older than this moment is seen by what is read from now on. */
export async function findMoment(db: Db): Promise<Moment> {
  const { rows } = await sql<Moment>`select extract(epoch from pg_postmaster_start_time())::text as started,
    pg_snapshot_xmin(pg_current_snapshot())::text::bigint as transaction`.execute(db)
  const [now] = rows
  if (!now) throw new Error('The database has no transactions.')
  return now
}

/** Whether a row may have been written since. Transactions are counted in 32 bits, and compared by their age. */
const isNew = (table: 'booking' | 'job_item' | 'b', { transaction }: Moment) =>
  sql<SqlBool>`age(${sql.ref(`${table}.xmin`)}) <= age((${transaction}::bigint & 4294967295)::text::xid)`

const isBooked = (
  days: Days,
) => sql<SqlBool>`(booking.released_at is null and booking.during && ${during(days)}
  and num_nonnulls(booking.asset_id, booking.driver_id) = 1)`

const isOfDays = ({ from, to }: Days) => sql<SqlBool>`(job_item.work_date between ${from} and ${to}
  and job_item.order_status not in ('Moved', 'Cancelled', 'Cancelled by Office'))`

/** What is booked on some days, as far as the viewer may see it; with `since` only what may have changed. */
export const listBoardBookings = (db: Db, viewer: Viewer, days: Days, since?: Moment) =>
  visibleBookings(db, viewer)
    .select(['booking.id', 'booking.kind', 'booking.certainty'])
    .select(['booking.asset_id', 'booking.driver_id', 'booking.job_item_id'])
    .select(['booking.starts_at', 'booking.ends_at', 'booking.note', 'booking.version'])
    .where(isBooked(days))
    .$if(since !== undefined, (q) => (since ? q.where(isNew('booking', since)) : q))
    .orderBy('booking.starts_at')
    .orderBy('booking.id')
    .execute()

/** The ids of all of them, and of the orders of other days that they are for. */
export const findBookingIds = (db: Db, viewer: Viewer, days: Days) =>
  visibleBookings(db, viewer)
    .select([
      sql<number[]>`coalesce(json_agg(booking.id), '[]')`.as('ids'),
      sql<number[]>`coalesce(json_agg(distinct job_item.id)
        filter (where job_item.id is not null and not ${isOfDays(days)}), '[]')`.as('order_ids'),
    ])
    .where(isBooked(days))
    .executeTakeFirstOrThrow()

const lacks = (resource: 'asset_id' | 'driver_id') => sql<boolean>`not exists (select from booking b
  where b.job_item_id = job_item.id and b.${sql.ref(resource)} is not null and b.released_at is null)`

const orderRows = (db: Db) =>
  db
    .selectFrom('job_item')
    .select(['id', 'order_no', 'order_status', 'job_id', 'work_date', 'starts_at', 'ends_at'])
    .select(['asset_category_id', 'version'])
    .select([
      // What is filled lacks nothing: few orders are looked up among the bookings.
      sql<number>`(not is_filled and ${lacks('asset_id')})::int`.as('needs_asset'),
      sql<number>`(not is_filled and needs_driver and ${lacks('driver_id')})::int`.as('needs_driver'),
    ])
    .orderBy('starts_at')
    .orderBy('id')

/** The orders of some days; not moved or cancelled ones. With `since` only those that may have changed, or what is booked on them. */
export const listBoardOrders = (db: Db, days: Days, since?: Moment) =>
  orderRows(db)
    .where(isOfDays(days))
    .$if(since !== undefined, (q) =>
      since
        ? q.where(
            sql<SqlBool>`(${isNew('job_item', since)} or exists (select from booking b
              where b.job_item_id = job_item.id and ${isNew('b', since)}))`,
          )
        : q,
    )
    .execute()

export const listOrdersById = (db: Db, ids: readonly number[]) =>
  orderRows(db)
    .where(sql<SqlBool>`id = any(${ids}::bigint[])`)
    .execute()

/** The ids of all orders of some days, and of their jobs and categories. */
export const findOrderIds = (db: Db, days: Days) =>
  db
    .selectFrom('job_item')
    .select([
      sql<number[]>`coalesce(json_agg(id), '[]')`.as('ids'),
      sql<number[]>`coalesce(json_agg(distinct job_id), '[]')`.as('job_ids'),
      sql<number[]>`coalesce(json_agg(distinct asset_category_id)
        filter (where asset_category_id is not null), '[]')`.as('category_ids'),
    ])
    .where(isOfDays(days))
    .executeTakeFirstOrThrow()
