import { type SqlBool, sql } from 'kysely'
import { visibleBookings } from '#areas/scheduler/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'

/** Some days, both included. */
export interface Days {
  from: string
  to: string
}

const isOwn = (viewer: Viewer): boolean => scopeOf(viewer, 'scheduler:read') === 'own'

/** From midnight to midnight in Melbourne. */
const during = ({ from, to }: Days) =>
  sql`tstzrange(${from}::date::timestamp at time zone 'Australia/Melbourne',
    (${to}::date + 1)::timestamp at time zone 'Australia/Melbourne')`

/** What is booked on some days, as far as the viewer may see it. */
export const listBoardBookings = (db: Db, viewer: Viewer, days: Days) =>
  visibleBookings(db, viewer)
    .select(['booking.id', 'booking.kind', 'booking.certainty'])
    .select(['booking.asset_id', 'booking.driver_id', 'booking.job_item_id'])
    .select(['booking.starts_at', 'booking.ends_at', 'booking.note', 'booking.version'])
    .where('booking.released_at', 'is', null)
    .where(sql<SqlBool>`booking.during && ${during(days)}`)
    .where(sql<SqlBool>`num_nonnulls(booking.asset_id, booking.driver_id) = 1`)
    .orderBy('booking.starts_at')
    .orderBy('booking.id')
    .execute()

const lacksAsset = sql<SqlBool>`booked.assets = 0`
const lacksDriver = sql<SqlBool>`(job_item.needs_driver and booked.drivers = 0)`

/**
 * The orders of some days, and those worked on them from the day before; not moved or cancelled ones. Those who see only
 * their own bookings get the orders of these.
 */
export const listBoardOrders = (db: Db, viewer: Viewer, days: Days, booked: readonly number[]) =>
  db
    .selectFrom('job_item')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .innerJoin('client', 'client.id', 'job.client_id')
    .leftJoin('job_site', 'job_site.id', 'job.job_site_id')
    // Counted once for each order.
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom('booking')
          .select((of) => [
            of.fn.count<number>('booking.asset_id').as('assets'),
            of.fn.count<number>('booking.driver_id').as('drivers'),
          ])
          .whereRef('booking.job_item_id', '=', 'job_item.id')
          .where('booking.released_at', 'is', null)
          .as('booked'),
      (join) => join.onTrue(),
    )
    .select(['job_item.id', 'job_item.order_no', 'job_item.order_status', 'job_item.job_id'])
    .select([
      'job.title as job',
      'job.client_id',
      'client.name as client',
      'job_site.suburb',
      'job_site.state',
    ])
    .select(['job_item.work_date', 'job_item.starts_at', 'job_item.ends_at', 'job_item.asset_category_id'])
    .select('job_item.version')
    .select([
      sql<number>`(${lacksAsset})::int`.as('needs_asset'),
      sql<number>`(${lacksDriver})::int`.as('needs_driver'),
      sql<number>`(job_item.order_status in ('Pending', 'Confirmed') and job.status <> 'On Hold'
        and (${lacksAsset} or ${lacksDriver}))::int`.as('is_to_fill'),
    ])
    .where((e) =>
      e.or([
        e.and([
          e('job_item.work_date', '>=', days.from),
          e('job_item.work_date', '<=', days.to),
          e('job_item.order_status', 'not in', ['Moved', 'Cancelled', 'Cancelled by Office']),
          sql<SqlBool>`${!isOwn(viewer)}`,
        ]),
        sql<SqlBool>`job_item.id = any(${booked}::bigint[])`,
      ]),
    )
    .orderBy('job_item.starts_at')
    .orderBy('job_item.id')
    .execute()

const tagsOf = (holder: 'asset' | 'driver', sees: boolean) =>
  (sees
    ? sql<number[]>`array(select h.tag_id from holding h join tag on tag.id = h.tag_id
        where h.${sql.ref(`${holder}_id`)} = ${sql.ref(`${holder}.id`)} and tag.archived_at is null)`
    : sql<number[]>`array[]::bigint[]`
  ).as('tag_ids')

/** Categories by name. */
export const listBoardCategories = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('asset_category')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...ids])
    .orderBy('name')
    .execute()

/** Tags by name. */
export const listBoardTags = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('tag')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...ids])
    .orderBy(sql`lower(name)`)
    .execute()

/** Everything that can be booked, by category and fleet number. */
export const listBoardAssets = (db: Db, viewer: Viewer, booked: readonly number[]) =>
  db
    .selectFrom('asset')
    .innerJoin('asset_category', 'asset_category.id', 'asset.asset_category_id')
    .leftJoin('subcontractor', 'subcontractor.id', 'asset.subcontractor_id')
    .select(['asset.id', 'asset.fleet_no', 'asset.name', 'asset.asset_category_id', 'asset.depot_id'])
    .select('subcontractor.name as subcontractor')
    .select(sql<number>`(asset.status = 'off_road')::int`.as('is_off_road'))
    .select(tagsOf('asset', may(viewer, 'tags:read')))
    .where('asset.archived_at', 'is', null)
    .where('asset.status', '<>', 'sold')
    .$if(isOwn(viewer), (q) =>
      q.where((e) =>
        e.or([
          e('asset.subcontractor_id', '=', viewer.subcontractor_id),
          sql<SqlBool>`asset.id = any(${booked}::bigint[])`,
        ]),
      ),
    )
    .orderBy('asset_category.name')
    .orderBy('asset.fleet_no')
    .execute()

/** Who has which machine without a driver on some days. */
export const listBoardHires = (db: Db, days: Days) =>
  db
    .selectFrom('dry_hire')
    .innerJoin('job', 'job.id', 'dry_hire.job_id')
    .innerJoin('client', 'client.id', 'job.client_id')
    .innerJoin('job_requirement', 'job_requirement.id', 'dry_hire.job_requirement_id')
    .leftJoin('job_site', 'job_site.id', 'job.job_site_id')
    .select(['dry_hire.id', 'dry_hire.asset_id', 'dry_hire.job_id', 'job.job_no', 'client.name as client'])
    .select(['job_site.suburb', 'dry_hire.on_hire_at', 'dry_hire.off_hire_at'])
    .select('job_requirement.end_date as due_back_on')
    .where('dry_hire.archived_at', 'is', null)
    .where(sql<SqlBool>`tstzrange(dry_hire.on_hire_at, dry_hire.off_hire_at) && ${during(days)}`)
    .orderBy('dry_hire.on_hire_at')
    .execute()

/** Everyone who can be booked, by name. */
export const listBoardDrivers = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('driver')
    .leftJoin('subcontractor', 'subcontractor.id', 'driver.subcontractor_id')
    .select(['driver.id', 'driver.name', 'driver.depot_id', 'subcontractor.name as subcontractor'])
    .select(tagsOf('driver', scopeOf(viewer, 'tags:people') === 'all'))
    .where('driver.archived_at', 'is', null)
    .where('driver.status', '=', 'active')
    .$if(isOwn(viewer), (q) =>
      q.where((e) =>
        e.or([
          e('driver.id', '=', viewer.driver_id),
          e('driver.subcontractor_id', '=', viewer.subcontractor_id),
        ]),
      ),
    )
    .orderBy('driver.name')
    .orderBy('driver.id')
    .execute()
