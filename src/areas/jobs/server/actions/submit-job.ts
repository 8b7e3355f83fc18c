import type { Change } from '#platform/server/change/change.ts'
import { moveJob } from './move-job.ts'

/** The client wants it: a draft becomes pending. @throws not_found, stale, conflict. */
export const submitJob = (change: Change, id: number, version?: number): Promise<void> =>
  moveJob(change, id, { action: 'submit', logged: 'made pending', version })
