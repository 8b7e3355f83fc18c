import type { Db } from '#platform/server/database/database.ts'

/** Unanswered driver jobs of orders on a Melbourne day, earliest start first; those of a job on hold can wait. */
export const listUnanswered = (db: Db, work_date: string) =>
  db
    .selectFrom('driver_job')
    .innerJoin('job_item', 'job_item.id', 'driver_job.job_item_id')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .select('driver_job.id')
    .where('driver_job.answer_status', 'in', ['Sent', 'Seen'])
    .where('job.status', '<>', 'On Hold')
    .where('job_item.work_date', '=', work_date)
    .orderBy('job_item.starts_at')
    .orderBy('driver_job.id')
    .execute()
