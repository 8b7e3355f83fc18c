import { type SqlBool, sql } from 'kysely'
import { isNotOnHold } from '#areas/jobs/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { OrderStatus } from '../contract/choices.ts'
import type { OrderNarrowing } from '../contract/endpoints.ts'
import { isWithdrawn } from '../rules/order-status.ts'
import { type OrderSelection, filtered, isStranded, isToFill } from './order-store.ts'

export interface OrderCounts {
  all: number
  /** Neither cancelled nor moved. */
  live: number
  of: (order_status: OrderStatus) => number
}

/** How many orders a filter finds, in all and by their status. */
export async function countOrders(
  db: Db,
  viewer: Viewer,
  filters: OrderSelection,
  today: string,
): Promise<OrderCounts> {
  const rows = await filtered(db, viewer, filters, today)
    .select(['job_item.order_status', sql<number>`count(*)`.as('count')])
    .groupBy('job_item.order_status')
    .execute()
  const sumOf = (counted: typeof rows) => counted.reduce((sum, { count }) => sum + count, 0)
  return {
    all: sumOf(rows),
    live: sumOf(rows.filter((row) => !isWithdrawn(row))),
    of: (order_status) => rows.find((row) => row.order_status === order_status)?.count ?? 0,
  }
}

const isBooked = (holder: 'asset_id' | 'driver_id') =>
  sql<SqlBool>`exists (select from booking b
    where b.job_item_id = job_item.id and b.${sql.ref(holder)} is not null and b.released_at is null)`

/** What the orders that a filter finds lack, except on jobs on hold. */
export const sumOrders = (db: Db, viewer: Viewer, filters: OrderNarrowing, today: string) =>
  filtered(db, viewer, filters, today)
    .where('job_item.order_status', 'in', ['Pending', 'Confirmed'])
    .where(isNotOnHold('job_item.job_id'))
    .select([
      sql<number>`count(*) filter (where not ${isBooked('asset_id')})`.as('without_asset'),
      sql<number>`count(*) filter (where job_item.needs_driver and not ${isBooked('driver_id')})`.as(
        'without_driver',
      ),
    ])
    .executeTakeFirstOrThrow()

/** The next days from `from` on with orders that are still to be done, up to `limit`. */
export async function findOrderDays(
  db: Db,
  viewer: Viewer,
  from: string,
  today: string,
  limit = 3,
): Promise<string[]> {
  const rows = await filtered(db, viewer, { search: '', from }, today)
    .select('job_item.work_date')
    .distinct()
    .where('job_item.order_status', 'in', ['Pending', 'Confirmed'])
    .orderBy('job_item.work_date')
    .limit(limit)
    .execute()
  return rows.map(({ work_date }) => work_date)
}

/** The first of them; null when there is none. */
export const findNextOrderDay = async (
  db: Db,
  viewer: Viewer,
  from: string,
  today: string,
): Promise<string | null> => (await findOrderDays(db, viewer, from, today, 1))[0] ?? null

/** The orders of a day with a machine that is off the road. */
export async function findStrandedOrders(
  db: Db,
  viewer: Viewer,
  day: string,
  today: string,
): Promise<number[]> {
  const rows = await filtered(db, viewer, { search: '', from: day, to: day, off_road: '1' }, today)
    .select('job_item.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether an order of today that has not ended lacks something, or has a machine that is off the road. */
export async function isTodayInTrouble(db: Db, viewer: Viewer, today: string, now: Date): Promise<boolean> {
  const first = await filtered(db, viewer, { search: '', from: today, to: today }, today)
    .select('job_item.id')
    .where('job_item.ends_at', '>', now.toISOString())
    .where((e) => e.or([isToFill, isStranded(today)]))
    .limit(1)
    .executeTakeFirst()
  return first !== undefined
}

/** How many of them lack the plant or a driver that they need. */
export async function countUnfilled(
  db: Db,
  viewer: Viewer,
  filters: OrderNarrowing,
  today: string,
): Promise<number> {
  const { count } = await filtered(db, viewer, { ...filters, unallocated: '1' }, today)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Orders still to be filled, by day; days without any are left out. Without `to`, all to come. */
export async function countUnfilledByDay(
  db: Db,
  viewer: Viewer,
  days: { from: string; to?: string },
  today: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await filtered(db, viewer, { search: '', unallocated: '1', ...days }, today)
    .select(['job_item.work_date', sql<number>`count(*)`.as('count')])
    .groupBy('job_item.work_date')
    .execute()
  return new Map(rows.map(({ work_date, count }) => [work_date, count]))
}
