import type { Change } from '#platform/server/change.ts'
import { type HoldGround, holdChanges, wantedHolds } from '../rules/holds.ts'
import { holdWords } from '../rules/job-words.ts'
import { closeHold, listHolds, putHold } from './hold-store.ts'
import type { StoredJob } from './job-store.ts'
import { labelOf } from './open-job.ts'

/**
 * Raises the holds that a job's client, site and fields ask for, and clears those that they ask for no more.
 * `before`: what they were, when the job is not new.
 */
export async function syncHolds(
  change: Change,
  job: StoredJob,
  ground: HoldGround,
  before?: HoldGround,
): Promise<void> {
  const { tx, now, viewer } = change
  const { raise, clear } = holdChanges(
    await listHolds(tx, job.id),
    wantedHolds(ground),
    before ? wantedHolds(before) : [],
  )
  const entry = { record_type: 'job', record_id: job.id, record_label: labelOf(job) }
  for (const { kind, detail } of raise) {
    await putHold(tx, { job_id: job.id, kind, detail, raised_at: now.toISOString() })
    change.log({ ...entry, action: 'hold raised', part: holdWords[kind] })
  }
  for (const kind of clear) {
    await closeHold(tx, job.id, kind, {
      cleared_at: now.toISOString(),
      cleared_by: viewer.user_id,
      override_reason: null,
    })
    change.log({ ...entry, action: 'hold cleared', part: holdWords[kind] })
  }
}
