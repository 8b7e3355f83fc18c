import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { type OfficeAction, officeActions, officeCan } from '../rules/office-can.ts'
import { type LockedDriverJob, lockDriverJob } from './driver-job-store.ts'
import { readDriverJobOf } from './read-driver-job.ts'

/** A driver job, locked, for something that the office may do with it now. @throws not_found, stale, conflict */
export async function openDriverJob(
  change: Change,
  id: number,
  action: OfficeAction,
  version?: number,
): Promise<LockedDriverJob> {
  const job = await lockDriverJob(change.tx, change.viewer, officeActions[action].right, id)
  if (!job) throw notFound()
  await mustBeCurrent(change.tx, job, version, () => readDriverJobOf(change, id))
  const now = change.now.toISOString()
  const allowed = officeCan[action]({ ...(await readDriverJobOf(change, id)), now })
  if (allowed !== true) throw conflict(allowed)
  return job
}
