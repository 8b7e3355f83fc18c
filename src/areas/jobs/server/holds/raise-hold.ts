import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { manualHoldKinds } from '../../contract/choices.ts'
import { holdWords } from '../../rules/job-words.ts'
import { findHold, upsertHold } from './hold-store.ts'
import { jobStopsChanged } from '../job-events.ts'
import { labelOf } from '../job-record.ts'
import { openJob } from '../open-job.ts'

/** Raises a hold by hand. @throws not_found; conflict when the job has it already. */
export async function raiseHold(
  change: Change,
  job_id: number,
  kind: (typeof manualHoldKinds)[number],
  detail: string | null,
): Promise<void> {
  const job = await openJob(change, job_id, 'edit')
  const known = await findHold(change.tx, job_id, kind)
  if (known && !known.cleared_at) throw conflict(`This job already has this check: ${holdWords[kind]}.`)
  await upsertHold(change.tx, { job_id, kind, detail, raised_at: change.now.toISOString() })
  change.log({
    action: 'hold raised',
    record_type: 'job',
    record_id: job_id,
    record_label: labelOf(job),
    part: holdWords[kind],
  })
  await change.announce(jobStopsChanged, { job_id, is_new: true })
}
