import type { Change } from '#platform/server/change.ts'
import { updateDriverJob } from './driver-job-store.ts'
import { labelOf } from './log-driver-job.ts'
import { openDriverJob } from './open-driver-job.ts'
import { tellDriver } from './tell.ts'

/** Lets a driver work who said not to be fit; who and why is kept. @throws not_found, stale, conflict */
export async function clearForDuty(
  change: Change,
  id: number,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<void> {
  const job = await openDriverJob(change, id, 'clearForDuty', version)
  await updateDriverJob(change.tx, id, {
    cleared_for_duty_reason: reason,
    cleared_for_duty_by: change.viewer.user_id,
  })
  change.log({ action: 'cleared for duty', ...labelOf(job), reason })
  await tellDriver(change, job, `You are cleared for duty on ${job.order_no}`, reason)
}
