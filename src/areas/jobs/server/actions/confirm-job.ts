import type { Change } from '#platform/server/change/change.ts'
import { moveJob } from './move-job.ts'

/** @throws not_found, stale; conflict while a check is outstanding. */
export const confirmJob = (change: Change, id: number, version?: number): Promise<void> =>
  moveJob(change, id, { action: 'confirm', logged: 'confirmed', version })
