import { notFound } from '#platform/contract/app-error.ts'
import type { ArchivableRecord } from '#platform/server/change/archive-records.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf, system } from '#platform/server/sessions/viewer.ts'
import { type JobState, jobCan } from '../rules/job-status.ts'
import { listHolds } from './holds/hold-store.ts'
import { countUnfinished } from './job-orders-store.ts'
import { type StoredJob, findJob, lockJob, updateJob } from './job-store.ts'
import { presentJob } from './present-job.ts'

export type OpenJob = StoredJob & JobState

export const jobRecord: ArchivableRecord<StoredJob, OpenJob> = {
  record_type: 'job',
  label: (job) => labelOf(job),
  lock: ({ tx, viewer }, id) => lockJob(tx, viewer, id),
  present: readJobOf,
  state: async ({ tx, now }, job) => ({
    ...job,
    holds: await listHolds(tx, job.id),
    // All of them: what may be done with the job does not hang on who asks.
    unfinished_orders: await countUnfinished(tx, system, job.id, now),
  }),
  can: jobCan,
  update: ({ tx }, { id }, columns) => updateJob(tx, id, columns),
}

/** The job, locked, with what decides what may be done with it. @throws not_found. */
export async function lockOpenJob(change: Change, id: number): Promise<OpenJob> {
  const job = await jobRecord.lock(change, id)
  if (!job) throw notFound()
  return jobRecord.state(change, job)
}

/** What people call a job. */
export const labelOf = ({ job_no, title }: Pick<StoredJob, 'job_no' | 'title'>): string =>
  `${job_no} ${title}`

/** One job as this viewer may see it. People who are only booked on it do not see its holds. @throws not_found. */
export async function readJob(db: Db | Tx, viewer: Viewer, id: number, now: Date, today: string) {
  const job = await findJob(db, viewer, id, today)
  if (!job) throw notFound()
  const holds = scopeOf(viewer, 'jobs:read') === 'own' ? [] : await listHolds(db, id)
  const unfinished_orders = await countUnfinished(db, viewer, id, now)
  return { ...presentJob(viewer, job), holds, unfinished_orders }
}

/** The same inside a change. */
export function readJobOf({ tx, viewer, now, today }: Change, id: number) {
  return readJob(tx, viewer, id, now, today)
}
