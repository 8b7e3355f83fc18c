import { type SqlBool, sql } from 'kysely'
import { visibleBookings } from '#areas/scheduler/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import { exportPageRows } from '#platform/server/export/csv.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { CancelledDriver } from '../contract/cancelled-driver.ts'
import type { CancelledDriverFilters, CancelledDriverNarrowing } from '../contract/endpoints.ts'
import { lateMinutes } from '../rules/notice.ts'
import { replacedWords } from '../rules/replaced-words.ts'

/** A driver job comes with a booking on a confirmed order: that of a pending order was only planned. */
const sent = sql`from driver_job d where d.job_item_id = booking.job_item_id and d.booking_id = booking.id`
const wasSent = sql<SqlBool>`exists (select ${sent})`
/** Who is booked on the order again, or went along to the one that took its place, was not taken off. */
const isGone = sql<SqlBool>`not exists (
  select from booking n
  where n.driver_id = booking.driver_id and n.released_at is null
    and n.job_item_id in (booking.job_item_id, job_item.moved_to_id, job_item.replaced_by_id))`
/** Without the name of who came instead, so that replacements are counted as one reason. */
const reason = sql<string>`case when booking.release_reason like 'Replaced by %'
  then ${sql.lit(replacedWords)} else booking.release_reason end`
const melbourneDay = sql<string>`(booking.released_at at time zone 'Australia/Melbourne')::date`
const startOf = (day: string) => sql<string>`${day}::date::timestamp at time zone 'Australia/Melbourne'`
const noticeMinutes = sql<number>`(floor(extract(epoch from booking.starts_at - booking.released_at) / 60))::int`

function filtered(db: Db, viewer: Viewer, filters: CancelledDriverNarrowing) {
  const { search, driver_id, client_id, late, from, to } = filters
  return visibleBookings(db, viewer)
    .where('booking.driver_id', 'is not', null)
    .where('booking.job_item_id', 'is not', null)
    .where('booking.certainty', '=', 'confirmed')
    .where('booking.released_at', 'is not', null)
    .where(wasSent)
    .where(isGone)
    .$if(search !== '', (q) =>
      q.where((e) =>
        e.or([found(sql`driver.search_text`, search), found(sql`job_item.search_text`, search)]),
      ),
    )
    .$if(driver_id !== undefined, (q) => q.where('booking.driver_id', '=', driver_id ?? 0))
    .$if(client_id !== undefined, (q) => q.where('job.client_id', '=', client_id ?? 0))
    .$if(Boolean(filters.reason), (q) => q.where(reason, '=', filters.reason ?? ''))
    .$if(late === '1', (q) => q.where(sql<SqlBool>`${noticeMinutes} < ${lateMinutes}`))
    .$if(Boolean(from), (q) => q.where(sql<SqlBool>`booking.released_at >= ${startOf(from ?? '')}`))
    .$if(Boolean(to), (q) =>
      q.where(
        sql<SqlBool>`booking.released_at < (${to ?? ''}::date + 1)::timestamp at time zone 'Australia/Melbourne'`,
      ),
    )
}

const columns = [
  'booking.id',
  sql<number>`booking.driver_id`.as('driver_id'),
  sql<string>`driver.name`.as('driver'),
  sql<number>`booking.job_item_id`.as('job_item_id'),
  sql<string>`job_item.order_no`.as('order_no'),
  sql<number>`job.id`.as('job_id'),
  sql<string>`job.title`.as('job'),
  sql<string>`(select c.name from client c where c.id = job.client_id)`.as('client'),
  'job_site.suburb',
  'booking.starts_at',
  sql<string>`booking.released_at`.as('released_at'),
  sql<string | null>`(select u.name from app_user u where u.id = booking.released_by)`.as('released_by'),
  sql<string>`booking.release_reason`.as('reason'),
  noticeMinutes.as('notice_minutes'),
  sql<CancelledDriver['told']>`(
    select case when d.declined_at is not null then 'declined' when d.accepted_at is not null then 'accepted' else 'sent' end
    ${sent} order by d.id desc limit 1)`.as('told'),
] as const

/** One page of drivers who were taken off. `total` is null when not asked for. */
export async function listCancelledDrivers(db: Db, viewer: Viewer, filters: CancelledDriverFilters) {
  const drivers = filtered(db, viewer, filters)
  const rows = await pageOf(sorted(drivers, 'booking', filters.sort, []), filters)
    .select(columns)
    .execute()
  return { rows, total: await totalOf(db, drivers, filters) }
}

/** Walks everything a filter matches in order of id. */
export const exportPage = (db: Db, viewer: Viewer, filters: CancelledDriverNarrowing, after_id: number) =>
  filtered(db, viewer, filters)
    .where('booking.id', '>', after_id)
    .select(columns)
    .orderBy('booking.id')
    .limit(exportPageRows)
    .execute()

/** Counted by the month in which they were taken off, in Melbourne, and the reason. */
export const countReasons = (db: Db, viewer: Viewer, filters: CancelledDriverNarrowing) =>
  filtered(db, viewer, filters)
    .select([
      sql<string>`to_char(${melbourneDay}, 'YYYY-MM')`.as('month'),
      reason.as('reason'),
      (e) => e.fn.countAll<number>().as('count'),
    ])
    .groupBy([sql`1`, sql`2`])
    .orderBy(sql`1`)
    .orderBy(sql`2`)
    .execute()
