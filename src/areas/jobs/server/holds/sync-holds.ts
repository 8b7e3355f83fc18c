import type { Change } from '#platform/server/change/change.ts'
import type { HoldKind } from '../../contract/choices.ts'
import { type HoldInputs, type WantedHold, holdChanges, wantedHolds } from '../../rules/holds.ts'
import { holdWords } from '../../rules/job-words.ts'
import { closeHold, listHolds, upsertHold } from './hold-store.ts'
import { jobStopsChanged } from '../job-events.ts'
import type { StoredJob } from '../job-store.ts'
import { labelOf } from '../job-record.ts'

/**
 * Raises the holds that a job's client, site and fields require, and clears those no longer required.
 * `before`: the earlier facts, unless the job is new.
 */
export async function syncHolds(
  change: Change,
  job: StoredJob,
  inputs: HoldInputs,
  before?: HoldInputs,
): Promise<void> {
  const { raise, clear } = holdChanges(
    await listHolds(change.tx, job.id),
    wantedHolds(inputs),
    before ? wantedHolds(before) : [],
  )
  for (const hold of raise) await raiseAutomaticHold(change, job, hold)
  for (const kind of clear) await clearAutomaticHold(change, job, kind)
}

/** A hold raised by the job's client, site or fields. */
export async function raiseAutomaticHold(
  change: Change,
  job: StoredJob,
  { kind, detail }: WantedHold,
): Promise<void> {
  await upsertHold(change.tx, { job_id: job.id, kind, detail, raised_at: change.now.toISOString() })
  change.log({ ...entryOf(job), action: 'hold raised', part: holdWords[kind] })
  await change.announce(jobStopsChanged, { job_id: job.id, is_new: true })
}

/** It is no longer required. */
export async function clearAutomaticHold(change: Change, job: StoredJob, kind: HoldKind): Promise<void> {
  await closeHold(change.tx, job.id, kind, {
    cleared_at: change.now.toISOString(),
    cleared_by: change.viewer.user_id,
    override_reason: null,
  })
  change.log({ ...entryOf(job), action: 'hold cleared', part: holdWords[kind] })
  await change.announce(jobStopsChanged, { job_id: job.id, is_new: false })
}

const entryOf = (job: StoredJob) => ({
  record_type: 'job',
  record_id: job.id,
  record_label: labelOf(job),
})
