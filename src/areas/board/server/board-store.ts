import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import { type Days, during } from './days-store.ts'

export const isOwn = (viewer: Viewer): boolean => scopeOf(viewer, 'scheduler:read') === 'own'

export const listBoardJobs = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('job')
    .innerJoin('client', 'client.id', 'job.client_id')
    .leftJoin('job_site', 'job_site.id', 'job.job_site_id')
    .select(['job.id', 'job.title', 'job.client_id', 'client.name as client'])
    .select(['job_site.suburb', 'job_site.state'])
    .select(sql<number>`(job.status = 'On Hold')::int`.as('is_on_hold'))
    .where(sql<SqlBool>`job.id = any(${ids}::bigint[])`)
    .orderBy('job.id')
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

/** Everything that can be booked, by category and fleet number. `booked`: what those who see only their own see too. */
export const listBoardAssets = (db: Db, viewer: Viewer, booked: readonly number[] = []) =>
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
