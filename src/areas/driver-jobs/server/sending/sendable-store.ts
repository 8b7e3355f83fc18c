import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import type { SendableFilters } from '../../contract/endpoints.ts'

/**
 * Drivers firmly booked on confirmed orders of some days, not over yet, without a current driver job; none of a
 * job on hold. Each row repeats their number as `total`.
 */
export const findSendable = (
  db: Db,
  now: Date,
  { from, to, except_order_ids = [] }: SendableFilters & { except_order_ids?: readonly number[] },
  limit = 200,
) =>
  db
    .selectFrom('booking')
    .innerJoin('job_item', 'job_item.id', 'booking.job_item_id')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .innerJoin('client', 'client.id', 'job.client_id')
    .innerJoin('driver', 'driver.id', 'booking.driver_id')
    .leftJoin('job_site', 'job_site.id', 'job.job_site_id')
    .select([
      'booking.id as booking_id',
      'driver.id as driver_id',
      'driver.name as driver',
      'job_item.id as order_id',
      'job_item.order_no',
      'job.title as job_title',
      'client.name as client',
      'job_item.work_date',
      'job_item.starts_at',
      sql<string>`coalesce(job_site.suburb, '')`.as('site_suburb'),
      sql<string | null>`(select a.fleet_no || ' ' || a.name from booking b join asset a on a.id = b.asset_id
        where b.job_item_id = job_item.id and b.released_at is null order by a.id limit 1)`.as('asset'),
      sql<string | null>`(select d.status from driver_job d where d.booking_id = booking.id
        order by d.id desc limit 1)`.as('last_status'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('booking.released_at', 'is', null)
    .where('booking.certainty', '=', 'confirmed')
    .where('job_item.order_status', '=', 'Confirmed')
    .where('job.status', '<>', 'On Hold')
    .where('job_item.ends_at', '>', now.toISOString())
    .$if(Boolean(from), (q) => q.where('job_item.work_date', '>=', from ?? ''))
    .$if(Boolean(to), (q) => q.where('job_item.work_date', '<=', to ?? ''))
    .where(
      sql<SqlBool>`not exists (select from driver_job d where d.booking_id = booking.id
        and d.status not in ('Cancelled', 'Declined', 'No Show'))`,
    )
    .$if(except_order_ids.length > 0, (q) => q.where('job_item.id', 'not in', [...except_order_ids]))
    .orderBy('job_item.starts_at')
    .orderBy('booking.id')
    .limit(limit)
    .execute()
