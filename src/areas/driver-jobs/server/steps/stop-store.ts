import { sql } from 'kysely'
import type { HoldKind } from '#areas/jobs/contract/choices.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { withDriver } from '../../rules/driver-job-status.ts'
import { jobStopOf } from '../../rules/stop-reasons.ts'

interface JobStops {
  hold_reason: string | null
  checks: HoldKind[]
}

/** What stops each driver at an instant, and the office's decision on it. */
export async function stopsOf(db: Db | Tx, driver_job_ids: readonly number[], at: string) {
  const rows = await db
    .selectFrom('driver_job as d')
    .select('d.id')
    .select([
      sql<number>`(d.cleared_for_duty_reason is not null)::int`.as('is_cleared'),
      sql<string | null>`(select i.order_no from driver_job o join job_item i on i.id = o.job_item_id
        where o.id = not_fit_by(d, ${at}::timestamptz) and o.id <> d.id)`.as('not_fit_on'),
      sql<JobStops>`(select json_build_object(
          'hold_reason', case when j.on_hold_since <= ${at}::timestamptz then j.hold_reason end,
          'checks', (select coalesce(json_agg(h.kind order by h.kind), '[]') from job_hold h
            where h.job_id = j.id and h.cleared_at is null and h.raised_at <= ${at}::timestamptz))
        from job_item i join job j on j.id = i.job_id where i.id = d.job_item_id)`.as('job_stops'),
      sql<string | null>`off_road_for(d, ${at}::timestamptz)`.as('off_road'),
    ])
    .where('d.id', 'in', [...driver_job_ids])
    .execute()
  return new Map(
    rows.map(({ id, job_stops, ...stops }) => [id, { ...stops, job_stop: jobStopOf(job_stops) }]),
  )
}

/** The driver job with the declaration that stops this one. */
export async function notFitBy(tx: Tx, id: number, now: Date): Promise<number | null> {
  const { said } = await tx
    .selectFrom('driver_job as d')
    .select(sql<number | null>`not_fit_by(d, ${now.toISOString()}::timestamptz)`.as('said'))
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow()
  return said
}

/** Driver jobs with an asset whose work has not started. */
export async function jobsBefore(tx: Tx, asset_id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('driver_job')
    .select('id')
    .where('asset_id', '=', asset_id)
    .where('status', 'in', ['Sent', 'Seen', 'Accepted', 'En Route', 'On Site'])
    .execute()
  return rows.map(({ id }) => id)
}

/** A job's driver jobs that are not finished, in order of their work. */
export const unfinishedOfJob = (tx: Tx, job_id: number) =>
  tx
    .selectFrom('driver_job')
    .innerJoin('job_item', 'job_item.id', 'driver_job.job_item_id')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .innerJoin('driver', 'driver.id', 'driver_job.driver_id')
    .select([
      'driver_job.id',
      'driver_job.driver_id',
      'driver.name as driver',
      'job_item.order_no',
      'job.job_no',
    ])
    .where('job_item.job_id', '=', job_id)
    .where('driver_job.status', 'in', withDriver)
    .orderBy('job_item.starts_at')
    .orderBy('driver_job.id')
    .execute()
