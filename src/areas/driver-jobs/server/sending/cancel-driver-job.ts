import type { Change } from '#platform/server/change/change.ts'
import { officeActions } from '../../rules/driver-job-status.ts'
import { openDriverJob } from '../open-driver-job.ts'
import { takeBack } from '../steps/take-back.ts'

interface Ending {
  reason: string
  version?: number | undefined
}

/** Withdraws a job from a driver who has not finished it. @throws not_found, stale, conflict */
export async function cancelDriverJob(
  change: Change,
  id: number,
  { reason, version }: Ending,
): Promise<void> {
  await openDriverJob(change, id, 'cancel', version)
  await takeBack(change, id, officeActions.cancel.to, reason)
}
