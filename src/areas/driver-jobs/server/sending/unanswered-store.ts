import type { Db } from '#platform/server/database/database.ts'

/** Driver jobs of orders of a Melbourne day that wait for their driver's answer; the first to begin first. */
export const listUnanswered = (db: Db, work_date: string) =>
  db
    .selectFrom('driver_job')
    .innerJoin('job_item', 'job_item.id', 'driver_job.job_item_id')
    .select('driver_job.id')
    .where('driver_job.status', 'in', ['Sent', 'Seen'])
    .where('job_item.work_date', '=', work_date)
    .orderBy('job_item.starts_at')
    .orderBy('driver_job.id')
    .execute()
