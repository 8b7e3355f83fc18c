import { findClientName } from '#areas/clients/server/index.ts'
import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { type JobAction, statusAfter } from '../../rules/job-status.ts'
import { jobMoved } from '../job-events.ts'
import { type JobChanges, updateJob } from '../job-store.ts'
import { labelOf } from '../job-record.ts'
import { openJob } from '../open-job.ts'

interface Move {
  action: JobAction
  /** As worded in the history: 'put on hold'. */
  logged: string
  version?: number | undefined
  reason?: string
  /** Further columns to change. */
  fields?: JobChanges
}

/** Moves a job to the status an action leads to, logs it, and notifies its salesperson and allocator. */
export async function moveJob(
  change: Change,
  id: number,
  { action, logged, version, reason, fields }: Move,
): Promise<void> {
  const before = await openJob(change, id, action, version)
  const after = await updateJob(change.tx, id, { ...fields, status: statusAfter(action, before) })
  change.log({
    action: logged,
    record_type: 'job',
    record_id: id,
    record_label: labelOf(after),
    before,
    after: { ...before, ...after },
    ...(reason === undefined ? {} : { reason }),
  })
  await change.announce(jobMoved, { job_id: id })
  const others = [after.sales_user_id, after.allocator_id].filter(
    (user): user is number => user !== null && user !== change.viewer.user_id,
  )
  await notify(change, {
    user_ids: others,
    type: 'job',
    client: await findClientName(change.tx, after.client_id),
    title: `${after.job_no} ${logged}`,
    body: reason ? `${after.title}: ${reason}` : after.title,
    link: `/dashboard/jobs/${id}/edit`,
    record_type: 'job',
    record_id: id,
  })
}
