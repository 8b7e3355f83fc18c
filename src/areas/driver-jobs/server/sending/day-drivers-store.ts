import { sql } from 'kysely'
import { offRoadWords } from '#areas/work-orders/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { melbourneDate } from '#shared/local-date.ts'
import type { DayDriver } from '../../contract/day-drivers.ts'

export type StoredDayDriver = Omit<DayDriver, 'may_not_work'>

/** More than the largest business books in a day. */
const most = 1000

/**
 * Drivers firmly booked on a day's confirmed orders that are not over yet, each with the latest driver job of the booking;
 * none of a job on hold.
 */
export const findDayDrivers = (db: Db | Tx, now: Date, day: string): Promise<StoredDayDriver[]> =>
  db
    .selectFrom('booking')
    .innerJoin('job_item', 'job_item.id', 'booking.job_item_id')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .innerJoin('client', 'client.id', 'job.client_id')
    .innerJoin('driver', 'driver.id', 'booking.driver_id')
    .leftJoin('job_site', 'job_site.id', 'job.job_site_id')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('driver_job as d')
          .select(['d.id', 'd.status', 'd.answer_status'])
          .whereRef('d.booking_id', '=', 'booking.id')
          .orderBy('d.id', 'desc')
          .limit(1)
          .as('sent'),
      (join) => join.onTrue(),
    )
    .select([
      'booking.id as booking_id',
      'driver.id as driver_id',
      'driver.name as driver',
      'driver.mobile',
      sql<number>`(exists (select from app_user u
        where u.driver_id = driver.id and u.approved = 'Approved' offset 0))::int`.as('has_account'),
      'job_item.id as order_id',
      'job_item.order_no',
      'client.name as client',
      sql<string>`coalesce(job_site.suburb, '')`.as('site_suburb'),
      'job_item.starts_at',
      sql<string | null>`(select a.fleet_no || ' ' || a.name from booking b join asset a on a.id = b.asset_id
        where b.job_item_id = job_item.id and b.released_at is null order by a.id limit 1)`.as('asset'),
      offRoadWords(melbourneDate(now)).as('off_road'),
      'sent.id as driver_job_id',
      'sent.status',
      'sent.answer_status',
    ])
    .where('booking.released_at', 'is', null)
    .where('booking.certainty', '=', 'confirmed')
    .where('job_item.order_status', '=', 'Confirmed')
    .where('job.status', '<>', 'On Hold')
    .where('job_item.ends_at', '>', now.toISOString())
    .where('job_item.work_date', '=', day)
    .orderBy('job_item.starts_at')
    .orderBy('booking.id')
    .limit(most)
    .execute()
