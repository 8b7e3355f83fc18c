import type { Change } from '#platform/server/change/change.ts'
import { updateDriverJob } from '../driver-job-store.ts'
import { labelOf } from '../log-driver-job.ts'
import { openDriverJob } from '../open-driver-job.ts'
import { notifyDriver } from '../sending/notify-driver-job.ts'

/**
 * Lets a driver use a machine that did not pass its checklist, or is off the road; who and why is recorded.
 * @throws not_found, stale, conflict
 */
export async function allowStart(
  change: Change,
  id: number,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<void> {
  const job = await openDriverJob(change, id, 'allowStart', version)
  await updateDriverJob(change.tx, id, {
    checklist_override_reason: reason,
    checklist_override_by: change.viewer.user_id,
    checklist_override_at: change.now.toISOString(),
  })
  change.log({ action: 'allowed the machine', ...labelOf(job), reason })
  await notifyDriver(change, job, `You may use the machine on ${job.order_no}`, reason)
}
