import type { Change } from '#platform/server/change/change.ts'
import { moveJob } from '../actions/move-job.ts'
import { jobStopsChanged } from '../job-events.ts'

/** Resumes a job on hold in its earlier status. @throws not_found, stale, conflict. */
export async function resumeJob(change: Change, id: number, version?: number): Promise<void> {
  await moveJob(change, id, {
    action: 'resume',
    logged: 'resumed',
    version,
    fields: { status_before_hold: null, hold_reason: null },
  })
  await change.announce(jobStopsChanged, { job_id: id, is_new: false })
}
