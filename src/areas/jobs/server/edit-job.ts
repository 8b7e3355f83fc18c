import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { type JobPatch, jobFieldRights } from '../contract/job.ts'
import { checkDates, checkJob } from '../rules/check-job.ts'
import { lockClientShared } from './holds/hold-store.ts'
import { loggedJob, mustBeChoices, readJobParties } from './job-parties.ts'
import { jobOrderDays } from './job-questions.ts'
import { mustBeJobType } from './must-be-listed.ts'
import { updateJob } from './job-store.ts'
import { type OpenJob, labelOf } from './job-record.ts'
import { openJob } from './open-job.ts'
import { syncHolds } from './holds/sync-holds.ts'

/**
 * Changes the fields that `patch` names, and what the job waits for with them.
 * @throws not_found; stale with the present job; forbidden for a field or a status that is not the viewer's; invalid; conflict when closed.
 */
export async function editJob(change: Change, id: number, { version, ...changes }: JobPatch): Promise<void> {
  const { tx, viewer } = change
  const before = await openJob(change, id, 'edit', version)
  const patch = changedFields(before, definedFields(changes))
  mustHoldFieldRights(viewer, jobFieldRights, before, patch)
  const whole = { ...before, ...patch }
  checkJob(whole)
  if (patch.client_id !== undefined) {
    mustChangeClient(before)
    await lockClientShared(tx, patch.client_id)
  }
  if (patch.start_date !== undefined || patch.end_date !== undefined)
    for (const days of await change.ask(jobOrderDays, { job_id: id })) checkDates(whole, days)
  const parties = await readJobParties(change, whole)
  mustBeChoices(parties, patch)
  if (patch.job_type !== undefined) await mustBeJobType(tx, patch.job_type)
  if (Object.keys(patch).length === 0) return
  const old = await readJobParties(change, before)
  const after = await updateJob(tx, id, patch)
  change.log({
    action: 'updated',
    record_type: 'job',
    record_id: id,
    record_label: labelOf(after),
    before: loggedJob(before, old),
    after: loggedJob(after, parties),
  })
  await syncHolds(change, after, parties, old)
}

/** What was quoted or confirmed was so for this client. @throws invalid. */
function mustChangeClient({ quote_id, status }: OpenJob): void {
  if (quote_id !== null) throw invalid({ client_id: 'To change the client, make a new quote.' })
  if (status !== 'Draft' && status !== 'Pending')
    throw invalid({ client_id: 'To change the client, make a new job.' })
}
