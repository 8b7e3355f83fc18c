import type { Change } from '#platform/server/change/change.ts'
import { mustBeCancelReason } from '../must-be-listed.ts'
import { jobCancelled } from '../job-events.ts'
import { moveJob } from './move-job.ts'
import { lockOpenJob } from '../job-record.ts'

/**
 * Cancels a job, by the client or the office, and its remaining orders in the same change. @throws not_found,
 * stale, conflict; invalid for a reason that is not in the list.
 */
export async function cancelJob(
  change: Change,
  id: number,
  { by_office, reason, version }: { by_office: boolean; reason: string; version?: number | undefined },
): Promise<void> {
  await lockOpenJob(change, id)
  await mustBeCancelReason(change.tx, reason)
  await moveJob(change, id, {
    action: by_office ? 'cancelByOffice' : 'cancel',
    logged: by_office ? 'cancelled by office' : 'cancelled',
    version,
    reason,
    fields: {
      cancel_reason: reason,
      cancelled_at: change.now.toISOString(),
      cancelled_by: change.viewer.user_id,
      status_before_hold: null,
      hold_reason: null,
    },
  })
  await change.announce(jobCancelled, { job_id: id, by_office, reason })
}
