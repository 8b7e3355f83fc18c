import type { Change } from '#platform/server/change/change.ts'
import { labelOf } from '../job-record.ts'
import { type StoredJob, updateJob } from '../job-store.ts'

type Days = Pick<StoredJob, 'id' | 'job_no' | 'title' | 'start_date' | 'end_date'>

/** Extends a job's days to include those of its orders. The caller has locked the job. @returns whether it had to. */
export async function extendJob(change: Change, job: Days, days: readonly string[]): Promise<boolean> {
  const all = [job.start_date, job.end_date, ...days].toSorted()
  const before = { start_date: job.start_date, end_date: job.end_date }
  const after = { start_date: all[0] ?? before.start_date, end_date: all.at(-1) ?? before.end_date }
  if (after.start_date === before.start_date && after.end_date === before.end_date) return false
  await updateJob(change.tx, job.id, after)
  // Further orders in the same change are compared with the new days.
  Object.assign(job, after)
  change.log({
    action: 'widened',
    record_type: 'job',
    record_id: job.id,
    record_label: labelOf(job),
    before,
    after,
    reason: 'To include all its orders',
  })
  return true
}
