import { draftDocket, noteNumbers, signDocket } from '#areas/dockets/server/index.ts'
import { startWork } from '#areas/jobs/server/index.ts'
import { recordReadings } from '#areas/resources/server/index.ts'
import { AppError } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { formatInstant } from '#shared/local-date.ts'
import type { Progress } from '../contract/progress.ts'
import { docketFacts } from '../rules/docket-facts.ts'
import { type Step, applyStep, declaresNotFit } from '../rules/progress.ts'
import { stepWords } from '../rules/step-words.ts'
import { breakDown } from './break-down.ts'
import { keepChecklist } from './keep-checklist.ts'
import { type LockedDriverJob, updateDriverJob } from './driver-job-store.ts'
import { labelOf } from './log-driver-job.ts'
import type { StepFile } from './step-file-store.ts'
import type { Taken } from './taken.ts'
import { tellAllocator, tellFitness } from './tell.ts'
import { writeEntries, writeLoads } from './told-store.ts'

/** All that a step of a driver brings about, after its row is written as applied. */
export async function applyTaken(change: Change, job: LockedDriverJob, taken: Taken): Promise<void> {
  await applyTold(change, job, taken)
  await effectOf(change, job, taken)
}

/** A no is no fitness declared. */
const doneBy = (step: Step): string => (declaresNotFit(step) ? 'declared not fit' : stepWords[step.kind].done)

/** What its steps tell of a driver job after one more: columns, hours, loads, the draft of its docket, the history. */
export async function applyTold(
  change: Change,
  job: LockedDriverJob,
  { step, before, files }: Omit<Taken, 'client_op_id'>,
): Promise<Progress> {
  const after = await keepTold(change, job, { before, after: applyStep(before, step), files })
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
  return after
}

/**
 * Columns as the steps tell them now, and hours and loads where the step changed them.
 * @returns the progress with the hours as they stand.
 */
async function keepTold(
  change: Change,
  job: LockedDriverJob,
  { before, after, files }: { before: Progress; after: Progress; files: readonly StepFile[] },
): Promise<Progress> {
  const { tx } = change
  const { is_fit, status, decline_reason, order_version_seen, entries, loads } = after
  const { seen_at, accepted_at, declined_at, travel_at, on_site_at } = after
  const { started_at, finished_at, signed_at, closed_at, fit_at } = after
  const times = { seen_at, accepted_at, declined_at, travel_at, on_site_at, fit_at }
  const ends = { started_at, finished_at, signed_at, closed_at }
  const said = { is_fit, status, decline_reason, order_version_seen }
  const decided = after.is_cleared < before.is_cleared ? noDecision : {}
  await updateDriverJob(tx, job.id, { ...times, ...ends, ...said, ...decided })
  // A rule that leaves a list alone hands on the very same one.
  const told =
    entries === before.entries ? after : { ...after, entries: await writeEntries(tx, job, entries) }
  if (loads === before.loads) return told
  await noteNumbers(change, job.id, newlyTold(before, after))
  const fileOf = (name: string) =>
    files.find(({ client_file_id }) => client_file_id === name)?.file_id ?? null
  await writeLoads(tx, job.id, loads, fileOf)
  return told
}

/** What the office decided was about what was said before. */
const noDecision = { cleared_for_duty_reason: null, cleared_for_duty_by: null }

/** The loads that this step tells of, with the waste records that it names: one that was named before stands. */
const newlyTold = (before: Progress, after: Progress) =>
  after.loads
    .filter((load) => !before.loads.includes(load) && load.status !== 'void')
    .map((load) => {
      const was = before.loads.find(({ client_load_id }) => client_load_id === load.client_load_id)
      return was?.waste_record_no === load.waste_record_no ? { ...load, waste_record_no: null } : load
    })

/** What a step does beyond the driver job itself. */
async function effectOf(change: Change, job: LockedDriverJob, taken: Taken): Promise<void> {
  const { step, files } = taken
  if (step.kind === 'prestart') await keepChecklist(change, job, taken)
  if (step.kind === 'start') await startWork(change, job.job_id)
  if ((step.kind === 'start' || step.kind === 'finish') && job.asset_id !== null)
    await recordReadings(change, job.asset_id, step.data, step.at)
  if (step.kind === 'breakdown') await breakDown(change, job, step.data.reason)
  if (step.kind === 'sign') await sign(change, job, step, files)
  if (step.kind === 'decline')
    await tellAllocator(change, job, {
      title: `${job.driver} declined ${job.order_no}`,
      body: step.data.reason,
    })
  await tellOfFitness(change, job, taken.before, step)
}

/** Who says not to be fit is replaced, or called: that it was taken back must be heard by the same people. */
async function tellOfFitness(
  change: Change,
  job: LockedDriverJob,
  { is_fit, fit_at }: Progress,
  step: Step,
): Promise<void> {
  if (declaresNotFit(step))
    await tellFitness(change, job, {
      title: `${job.driver} is not fit for duty`,
      body: (step.kind === 'fit_for_duty' && step.data.note) || `Order ${job.order_no}`,
    })
  else if (step.kind === 'fit_for_duty' && is_fit === 0)
    await tellFitness(change, job, {
      title: `${job.driver} now declares to be fit for duty`,
      body: `Order ${job.order_no}. Not fit was declared ${formatInstant(fit_at ?? job.sent_at)}.`,
    })
}

/** What is on the docket: everything but what is tapped around the work. */
const changesFacts = ({ kind }: Step): boolean =>
  kind === 'finish' || kind === 'breakdown' || kind === 'void_load'

async function sign(
  change: Change,
  job: LockedDriverJob,
  { at, data }: Extract<Step, { kind: 'sign' }>,
  files: readonly StepFile[],
): Promise<void> {
  const { signature: named, name, model_sha256: shown_sha256, ...signing } = data
  const drawn = files.find(({ client_file_id }) => client_file_id === named)
  if (named !== null && !drawn) throw new AppError('invalid', 'The signature has not come yet.')
  const signature = drawn ? { id: drawn.file_id, sha256: drawn.sha256 } : null
  await signDocket(change, job.id, { ...signing, name: name ?? job.driver, signature, shown_sha256, at })
}

const reasonOf = ({ data }: Step): string | null =>
  'reason' in data ? data.reason : 'unsigned_reason' in data ? data.unsigned_reason : null
