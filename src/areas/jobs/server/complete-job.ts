import type { Change } from '#platform/server/change.ts'
import { moveJob } from './move-job.ts'

/** @throws not_found, stale; conflict while an order is not finished. */
export const completeJob = (change: Change, id: number, version?: number): Promise<void> =>
  moveJob(change, id, { action: 'complete', logged: 'completed', version })
