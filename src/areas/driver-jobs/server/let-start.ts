import type { Change } from '#platform/server/change.ts'
import { updateDriverJob } from './driver-job-store.ts'
import { labelOf } from './log-driver-job.ts'
import { openDriverJob } from './open-driver-job.ts'
import { tellDriver } from './tell.ts'

/** Lets a driver start without a passed checklist; who and why is kept. @throws not_found, stale, conflict */
export async function letStart(
  change: Change,
  id: number,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<void> {
  const job = await openDriverJob(change, id, 'letStart', version)
  await updateDriverJob(change.tx, id, {
    checklist_override_reason: reason,
    checklist_override_by: change.viewer.user_id,
  })
  change.log({ action: 'let start without a checklist', ...labelOf(job), reason })
  await tellDriver(change, job, `You may start ${job.order_no}`, reason)
}
