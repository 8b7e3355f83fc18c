import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { archivedBy, notArchived } from '#platform/server/archiving.ts'
import { canRestore } from '../rules/job-status.ts'
import { updateJob } from './job-store.ts'
import { labelOf, lockOpenJob, mustBeAllowed } from './open-job.ts'

/** All or none; `ids` in order. @throws not_found; conflict, naming the first that is not done with. */
export async function archiveJobs(change: Change, ids: readonly number[], reason: string): Promise<void> {
  for (const id of ids) {
    const job = await lockOpenJob(change, id)
    mustBeAllowed(change, 'archive', job, job.job_no)
    await updateJob(change.tx, id, {
      ...archivedBy(change),
      archive_reason: reason,
    })
    change.log({
      action: 'archived',
      record_type: 'job',
      record_id: id,
      record_label: labelOf(job),
      reason,
    })
  }
}

/** All or none; `ids` in order. @throws not_found; conflict, naming the first that is not archived. */
export async function restoreJobs(change: Change, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const job = await lockOpenJob(change, id)
    const allowed = canRestore(job)
    if (allowed !== true) throw conflict(`${job.job_no}: ${allowed}`)
    await updateJob(change.tx, id, { ...notArchived, archive_reason: null })
    change.log({ action: 'restored', record_type: 'job', record_id: id, record_label: labelOf(job) })
  }
}
