import { forbidden } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { type JobAction, jobCan, jobRight } from '../rules/job-status.ts'
import { type OpenJob, jobRecord } from './job-record.ts'

/**
 * The job, locked, for an action its state allows now.
 * @throws as openRecord; forbidden when its status needs a different right.
 */
export async function openJob(
  change: Change,
  id: number,
  action: JobAction,
  version?: number,
): Promise<OpenJob> {
  const can = (job: OpenJob) => {
    if (!may(change.viewer, jobRight(action, job))) throw forbidden()
    return jobCan[action](job)
  }
  const { state } = await openRecord(change, jobRecord, { id, version, can })
  return state
}
