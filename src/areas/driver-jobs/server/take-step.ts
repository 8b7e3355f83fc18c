import { AppError, conflict, invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { withSavepoint } from '#platform/server/savepoint.ts'
import type { StepInput } from '../contract/step.ts'
import { freeFrom } from '../rules/busy.ts'
import { stepCan } from '../rules/driver-job-can.ts'
import type { Progress } from '../contract/progress.ts'
import type { Step } from '../rules/progress.ts'
import { applyTaken } from './apply-step.ts'
import { withFitness } from './with-fitness.ts'
import { mustBeListed } from './listed-material.ts'
import { type LockedDriverJob, lockDriverJob } from './driver-job-store.ts'
import { progressUntil, stepOf } from './read-progress.ts'
import { type StepFile, stepFiles } from './step-file-store.ts'
import { checkedStep, filesOfStep, mustBeInTime } from './step-input.ts'
import { busyAfter } from './told-store.ts'
import { type StoredStep, decideStep, findStep, insertStep, waitingFor } from './step-store.ts'

/**
 * Takes one tap of a driver. The same again has no second effect. One whose tap before it has not come is kept and
 * applied when that comes, at once with all that waited for it; what then cannot be applied is set aside with the
 * reason.
 * @throws not_found; invalid; conflict in words when the job's state forbids it.
 */
export async function takeStep(change: Change, id: number, input: StepInput): Promise<void> {
  const { tx } = change
  const job = await lockDriverJob(tx, change.viewer, 'driver-jobs:work', id)
  if (!job) throw notFound()
  const known = await findStep(tx, input.client_op_id)
  if (known && (known.driver_job_id !== id || known.kind !== input.kind))
    throw invalid({ client_op_id: 'This step was another one before.' })
  if (known) return

  const step = await withFitness(tx, checkedStep(input))
  mustBeInTime(step.at, job, change.now)
  const files = await stepFiles(tx, [id])
  mustHaveCome(step, files)
  const earlier = input.after === null ? undefined : await findStep(tx, input.after)
  if (input.after !== null && (earlier === undefined || earlier.state === 'waiting')) {
    await insertStep(tx, id, { ...input, data: step.data }, 'waiting')
    change.live('driver_job', id)
    return
  }
  const judged = await judge(change, job, step)
  await insertStep(tx, id, { ...input, data: step.data }, 'applied')
  await applyTaken(change, job, { client_op_id: input.client_op_id, ...judged, files })
  await applyWaiting(change, id, input.client_op_id)
}

/** @throws invalid for a photo or a signature that has not come. */
function mustHaveCome(step: Step, files: readonly StepFile[]): void {
  const missing = filesOfStep(step).find(
    (name) => !files.some(({ client_file_id }) => client_file_id === name),
  )
  if (missing) throw invalid({ files: 'A photo has not come yet. It is sent before the step.' })
}

/**
 * How far the job has come, and the step as it counts: what begins in the middle of other work that has ended since
 * begins when that ended. So it is taken however late it comes, and no minute is paid twice; its row keeps the time of
 * the tap. @throws conflict in words when the step cannot be taken as it stands;
 * invalid for a material that is not on the list.
 */
async function judge(
  change: Change,
  job: LockedDriverJob,
  step: Step,
): Promise<{ before: Progress; step: Step }> {
  await mustBeListed(change.tx, step)
  const before = await progressUntil(change.tx, job, step.at)
  const allowed = stepCan(step, before)
  if (allowed !== true) throw conflict(allowed)
  if (step.kind !== 'travel' && step.kind !== 'start') return { before, step }
  const busy = await busyAfter(change.tx, job, step.at)
  const at = freeFrom(step.at, busy)
  const running = busy.find(({ started_at, ended_at }) => ended_at === null && started_at <= at)
  if (running) throw conflict(`You are busy with ${running.order_no}. Finish that one first.`)
  return { before, step: { ...step, at } }
}

/** Applies what waited for a tap that was just decided on, then what waited for that. */
async function applyWaiting(change: Change, id: number, client_op_id: string): Promise<void> {
  for (const waiting of await waitingFor(change.tx, id, client_op_id)) {
    await applyOrSetAside(change, id, waiting)
    await applyWaiting(change, id, waiting.client_op_id)
  }
}

async function applyOrSetAside(change: Change, id: number, waiting: StoredStep): Promise<void> {
  const { tx } = change
  const step = stepOf(waiting)
  try {
    await withSavepoint(change, async () => {
      const job = await lockDriverJob(tx, change.viewer, 'driver-jobs:work', id)
      if (!job) throw notFound()
      const judged = await judge(change, job, step)
      await decideStep(tx, waiting, { state: 'applied' })
      const { client_op_id } = waiting
      await applyTaken(change, job, { client_op_id, ...judged, files: await stepFiles(tx, [id]) })
    })
  } catch (error) {
    // A defect of ours, or a database that is away, is not the driver's fault: the whole request fails and comes again.
    if (!(error instanceof AppError)) throw error
    await decideStep(tx, waiting, { state: 'set_aside', reason: error.message })
  }
}
