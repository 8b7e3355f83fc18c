import type { Change } from '#platform/server/change/change.ts'
import { lockOpenJob } from '../job-record.ts'
import { moveJob } from '../actions/move-job.ts'
import { jobStopsChanged } from '../job-events.ts'

/** Puts a job on hold until someone resumes it, which stops its drivers. @throws not_found, stale, conflict. */
export async function holdJob(change: Change, id: number, reason: string, version?: number): Promise<void> {
  const { status } = await lockOpenJob(change, id)
  await moveJob(change, id, {
    action: 'hold',
    logged: 'put on hold',
    version,
    reason,
    fields: { status_before_hold: status, hold_reason: reason },
  })
  await change.announce(jobStopsChanged, { job_id: id, is_new: true })
}
