import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { HoldKind } from '../../contract/choices.ts'
import { holdWords } from '../../rules/job-words.ts'
import { closeHold, findHold } from './hold-store.ts'
import { jobStopsChanged } from '../job-events.ts'
import { labelOf } from '../job-record.ts'
import { openJob } from '../open-job.ts'

/** Clears a hold: what the job waited for has arrived. @throws not_found; conflict when already settled. */
export const clearHold = (change: Change, job_id: number, kind: HoldKind): Promise<void> =>
  settle(change, job_id, kind, null)

/** Overrides a hold, keeping the reason. @throws not_found; conflict when already settled. */
export const overrideHold = (change: Change, job_id: number, kind: HoldKind, reason: string): Promise<void> =>
  settle(change, job_id, kind, reason)

async function settle(
  change: Change,
  job_id: number,
  kind: HoldKind,
  override_reason: string | null,
): Promise<void> {
  const job = await openJob(change, job_id, 'settleHold')
  const hold = await findHold(change.tx, job_id, kind)
  if (!hold) throw notFound()
  if (hold.cleared_at) throw conflict('This check is already cleared or overridden.')
  await closeHold(change.tx, job_id, kind, {
    cleared_at: change.now.toISOString(),
    cleared_by: change.viewer.user_id,
    override_reason,
  })
  change.log({
    action: override_reason === null ? 'hold cleared' : 'hold overridden',
    record_type: 'job',
    record_id: job_id,
    record_label: labelOf(job),
    part: holdWords[kind],
    ...(override_reason === null ? {} : { reason: override_reason }),
  })
  await change.announce(jobStopsChanged, { job_id, is_new: false })
}
