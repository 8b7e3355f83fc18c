import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { countViews } from '#platform/server/lists/count-views.ts'
import { driverJobFilters, type DriverJobNarrowing } from '../contract/endpoints.ts'
import { driverJobViews } from '../rules/driver-job-views.ts'
import { withDays } from './days-of-view.ts'
import { type DriverJobSelection, filtered } from './driver-job-store.ts'

/** Counts the driver jobs in each view. */
export const countDriverJobViews = (db: Db, viewer: Viewer, today: string) =>
  countViews(
    db,
    driverJobViews,
    ({ search }) => filtered(db, viewer, withDays(driverJobFilters.parse(search), today)) as never,
  )

/** How many of the driver jobs that a filter finds await the driver's answer. */
export async function countUnanswered(db: Db, viewer: Viewer, filters: DriverJobSelection): Promise<number> {
  const { count } = await filtered(db, viewer, { ...filters, unanswered: '1' })
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whether a driver has not answered a job of a day whose work has not ended. */
export async function isAnyUnanswered(db: Db, viewer: Viewer, day: string, now: Date): Promise<boolean> {
  const first = await filtered(db, viewer, { search: '', unanswered: '1', from: day, to: day })
    .select('driver_job.id')
    .where('job_item.ends_at', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  return first !== undefined
}

/** The order of each driver job that a filter finds, how it stands, and the status of its job. */
export const listJobStatuses = (db: Db, viewer: Viewer, filters: DriverJobNarrowing) =>
  filtered(db, viewer, filters)
    .select(['driver_job.job_item_id', 'driver_job.answer_status', 'job.status as job_status'])
    .orderBy('driver_job.id')
    .execute()
