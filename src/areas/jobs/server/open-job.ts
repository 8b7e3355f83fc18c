import { conflict, forbidden, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { may, system } from '#platform/server/viewer.ts'
import { type JobActionName, type JobState, jobCan, jobRight } from '../rules/job-status.ts'
import { listHolds } from './hold-store.ts'
import { countUnfinished } from './job-orders-store.ts'
import { type StoredJob, lockJob } from './job-store.ts'
import { readJobOf } from './read-job.ts'

export type OpenJob = StoredJob & JobState

/**
 * The job, locked, for something that may be done with it now.
 * @throws not_found; stale; forbidden when its status asks for another right; conflict when its state forbids it.
 */
export async function openJob(
  change: Change,
  id: number,
  action: JobActionName,
  version?: number,
): Promise<OpenJob> {
  const job = await lockOpenJob(change, id)
  await mustBeCurrent(change.tx, job, version, () => readJobOf(change, id))
  mustBeAllowed(change, action, job)
  return job
}

/** The job, locked, with what decides what may be done with it. @throws not_found. */
export async function lockOpenJob(change: Change, id: number): Promise<OpenJob> {
  const job = await lockJob(change.tx, change.viewer, id)
  if (!job) throw notFound()
  const holds = await listHolds(change.tx, id)
  // All of them: what may be done with the job does not hang on who asks.
  return { ...job, holds, unfinished_orders: await countUnfinished(change.tx, system, id, change.now) }
}

/** `name`: which of several it is about. @throws forbidden, conflict. */
export function mustBeAllowed(change: Change, action: JobActionName, job: OpenJob, name?: string): void {
  if (!may(change.viewer, jobRight(action, job))) throw forbidden()
  const allowed = jobCan(action, job)
  if (allowed !== true) throw conflict(name === undefined ? allowed : `${name}: ${allowed}`)
}

/** What people call a job. */
export const labelOf = ({ job_no, title }: Pick<StoredJob, 'job_no' | 'title'>): string =>
  `${job_no} ${title}`
