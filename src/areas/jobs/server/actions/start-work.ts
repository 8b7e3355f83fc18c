import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { beginsWithWork } from '../../rules/job-status.ts'
import { lockJob, updateJob } from '../job-store.ts'
import { labelOf } from '../job-record.ts'

/**
 * Puts a job in progress when work starts, unless it already is, or is on hold or finished. Needs no right to
 * the job except to see it. @throws not_found
 */
export async function startWork(change: Change, id: number): Promise<void> {
  const before = await lockJob(change.tx, change.viewer, id)
  if (!before) throw notFound()
  if (!beginsWithWork(before.status)) return
  const after = await updateJob(change.tx, id, { status: 'In Progress' })
  change.log({
    action: 'begun',
    record_type: 'job',
    record_id: id,
    record_label: labelOf(after),
    before: { status: before.status },
    after: { status: after.status },
  })
}
