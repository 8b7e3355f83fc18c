import { draftDocket, noteNumbers } from '#areas/dockets/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Progress } from '../../contract/progress.ts'
import { docketFacts } from '../../rules/docket-facts.ts'
import { type Step, applyStep, declaresNotFit } from '../../rules/progress.ts'
import { noWorkText, stepWords } from '../../rules/step-words.ts'
import type { AcceptedStep } from './accepted-step.ts'
import { writeEntries, writeLoads } from './derived-rows-store.ts'
import { type LockedDriverJob, updateDriverJob } from '../driver-job-store.ts'
import { labelOf } from '../log-driver-job.ts'
import type { StepFile } from './step-file-store.ts'

/** Recomputes what follows from the steps after one more: columns, hours, loads, the docket's draft, the history. */
export async function recompute(
  change: Change,
  job: LockedDriverJob,
  { step, before, files }: Omit<AcceptedStep, 'client_op_id'>,
): Promise<void> {
  const after = await saveDerived(change, job, { before, after: applyStep(before, step), files })
  if (after.finished_at !== null && after.signed_at === null && changesFacts(step))
    await draftDocket(change, docketFacts(job, after))
  const reason = reasonOf(step)
  change.log({
    action: doneBy(step),
    ...labelOf(job),
    before: { status: job.status },
    after: { status: after.status },
    ...(reason === null ? {} : { reason }),
  })
}

/**
 * Columns computed from all steps, and hours and loads if the step changed them.
 * @returns the progress with the resulting hours.
 */
async function saveDerived(
  change: Change,
  job: LockedDriverJob,
  { before, after, files }: { before: Progress; after: Progress; files: readonly StepFile[] },
): Promise<Progress> {
  const { tx } = change
  const { is_fit, status, decline_reason, order_version_seen, short_day, entries, loads } = after
  const { seen_at, accepted_at, declined_at, travel_at, on_site_at } = after
  const { started_at, finished_at, signed_at, closed_at, fit_at } = after
  const times = { seen_at, accepted_at, declined_at, travel_at, on_site_at, fit_at }
  const ends = { started_at, finished_at, signed_at, closed_at }
  const said = { is_fit, status, decline_reason, order_version_seen, short_day }
  const decided = after.is_cleared < before.is_cleared ? noDecision : {}
  await updateDriverJob(tx, job.id, { ...times, ...ends, ...said, ...decided })
  // A rule that does not change a list returns the same array.
  const saved =
    entries === before.entries ? after : { ...after, entries: await writeEntries(tx, job, entries) }
  if (loads === before.loads) return saved
  await noteNumbers(change, job.id, newOrChanged(before, after))
  const fileOf = (name: string) =>
    files.find(({ client_file_id }) => client_file_id === name)?.file_id ?? null
  await writeLoads(tx, job.id, loads, fileOf)
  return saved
}

/** The office's decision was about the earlier declaration. */
const noDecision = { cleared_for_duty_reason: null, cleared_for_duty_by: null }

/** The loads this step is about, with their waste records: ones named before are kept. */
const newOrChanged = (before: Progress, after: Progress) =>
  after.loads
    .filter((load) => !before.loads.includes(load) && load.status !== 'void')
    .map((load) => {
      const was = before.loads.find(({ client_load_id }) => client_load_id === load.client_load_id)
      return was?.waste_record_no === load.waste_record_no ? { ...load, waste_record_no: null } : load
    })

/** What is on the docket: everything but the steps around the work. */
const changesFacts = ({ kind }: Step): boolean =>
  kind === 'finish' || kind === 'no_work' || kind === 'breakdown' || kind === 'void_load'

/** A no is not a fitness declaration. */
const doneBy = (step: Step): string => (declaresNotFit(step) ? 'declared not fit' : stepWords[step.kind].done)

function reasonOf(step: Step): string | null {
  if (step.kind === 'no_work') return noWorkText(step.data)
  const { data } = step
  return 'reason' in data ? data.reason : 'unsigned_reason' in data ? data.unsigned_reason : null
}
