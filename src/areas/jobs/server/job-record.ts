import { notFound } from '#platform/contract/app-error.ts'
import type { ArchivableRecord } from '#platform/server/change/archive-records.ts'
import type { Change } from '#platform/server/change/change.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { type JobState, jobCan } from '../rules/job-status.ts'
import { listHolds } from './holds/hold-store.ts'
import { countUnfinished } from './job-orders-store.ts'
import { type StoredJob, lockJob, updateJob } from './job-store.ts'
import { readJobOf } from './read-job.ts'

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
