import { invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { StepInput } from '../../contract/step-input.ts'
import { acceptStep } from './accept-step.ts'
import { lockDriverJob } from '../driver-job-store.ts'
import { mustBeInTime, mustHaveFiles } from './step-checks.ts'
import { stepFiles } from './step-file-store.ts'
import { findStep, insertStep } from './step-store.ts'
import { takeWaiting } from './take-waiting.ts'
import { withFitness } from '../duty/with-fitness.ts'

/**
 * Takes one step of a driver. A repeated one has no further effect. One whose previous step has not arrived
 * is stored and applied when that does, with all that waited for it; what cannot be applied then is set aside
 * with the reason.
 * @throws not_found; invalid; conflict with a message when the job's state forbids it.
 */
export async function takeStep(change: Change, id: number, input: StepInput): Promise<void> {
  const { tx } = change
  const job = await lockDriverJob(tx, change.viewer, 'driver-jobs:work', id)
  if (!job) throw notFound()
  const { client_op_id, after } = input
  const known = await findStep(tx, client_op_id)
  if (known && (known.driver_job_id !== id || known.kind !== input.kind))
    throw invalid({ client_op_id: 'This step was already sent with different data.' })
  if (known) return

  const step = await withFitness(tx, input)
  mustBeInTime(step.at, job, change.now)
  const files = await stepFiles(tx, [id])
  mustHaveFiles(step, files)
  const earlier = after === null ? undefined : await findStep(tx, after)
  if (after !== null && (earlier === undefined || earlier.state === 'waiting')) {
    await insertStep(tx, id, step, 'waiting')
    change.live('driver_job', id)
    return
  }
  await acceptStep(change, job, { client_op_id, step, files }, () => insertStep(tx, id, step, 'applied'))
  await takeWaiting(change, id, client_op_id)
}
