import type { Change } from '#platform/server/change/change.ts'
import { officeActions } from '../../rules/driver-job-status.ts'
import { openDriverJob } from '../open-driver-job.ts'
import { takeBack } from '../steps/take-back.ts'

interface Ending {
  reason: string
  version?: number | undefined
}

/** Records that a driver did not turn up. @throws not_found, stale, conflict in the first half hour */
export async function noteNoShow(change: Change, id: number, { reason, version }: Ending): Promise<void> {
  await openDriverJob(change, id, 'noShow', version)
  await takeBack(change, id, officeActions.noShow.to, reason)
}
