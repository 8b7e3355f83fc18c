import type { Change } from '#platform/server/change.ts'
import { type OrdersJob, updateJobDays } from './ground-store.ts'

/** A job's days hold the days of its orders: they grow as far as these ask for. */
export async function widenJob(change: Change, job: OrdersJob, days: readonly string[]): Promise<void> {
  const all = [job.start_date, job.end_date, ...days].toSorted()
  const before = { start_date: job.start_date, end_date: job.end_date }
  const after = { start_date: all[0] ?? before.start_date, end_date: all.at(-1) ?? before.end_date }
  if (after.start_date === before.start_date && after.end_date === before.end_date) return
  await updateJobDays(change.tx, job.id, after)
  // Should more orders come in the same change, they are measured by the days as they are now.
  Object.assign(job, after)
  change.log({
    action: 'widened',
    record_type: 'job',
    record_id: job.id,
    record_label: `${job.job_no} ${job.title}`,
    before,
    after,
    reason: 'Orders outside its days',
  })
}
