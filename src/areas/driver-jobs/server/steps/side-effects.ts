import { signDocket } from '#areas/dockets/server/index.ts'
import { startWork } from '#areas/jobs/server/index.ts'
import { recordReadings } from '#areas/resources/server/index.ts'
import { AppError } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { formatInstant } from '#shared/local-date.ts'
import type { Progress } from '../../contract/progress.ts'
import { type Step, declaresNotFit } from '../../rules/progress.ts'
import { noWorkText } from '../../rules/step-words.ts'
import type { AcceptedStep } from './accepted-step.ts'
import { breakDown } from '../duty/break-down.ts'
import type { LockedDriverJob } from '../driver-job-store.ts'
import { saveChecklist } from '../checklists/save-checklist.ts'
import type { StepFile } from './step-file-store.ts'
import { notifyAllocator, notifyFitness } from '../sending/notify-driver-job.ts'

/** A step's effects beyond the driver job itself. */
export async function sideEffects(
  change: Change,
  job: LockedDriverJob,
  accepted: AcceptedStep,
): Promise<void> {
  const { step, files } = accepted
  if (step.kind === 'prestart') await saveChecklist(change, job, { ...accepted, step })
  if (step.kind === 'start') await startWork(change, job.job_id)
  if ((step.kind === 'start' || step.kind === 'finish') && job.asset_id !== null)
    await recordReadings(change, job.asset_id, step.data, step.at)
  if (step.kind === 'breakdown') await breakDown(change, job, step.data.reason)
  if (step.kind === 'sign') await sign(change, job, step, files)
  if (step.kind === 'decline')
    await notifyAllocator(change, job, {
      title: `${job.driver} declined ${job.order_no}`,
      body: step.data.reason,
    })
  if (step.kind === 'no_work')
    await notifyAllocator(change, job, {
      title: `${job.driver} did not work on ${job.order_no}`,
      body: noWorkText(step.data),
    })
  await notifyOfFitness(change, job, accepted.before, step)
}

/** A driver who declares not fit is replaced, or called: the same people must learn when that is reversed. */
async function notifyOfFitness(
  change: Change,
  job: LockedDriverJob,
  { is_fit, fit_at }: Progress,
  step: Step,
): Promise<void> {
  if (declaresNotFit(step))
    await notifyFitness(change, job, {
      title: `${job.driver} is not fit for duty`,
      body: (step.kind === 'fit_for_duty' && step.data.note) || `Order ${job.order_no}`,
    })
  else if (step.kind === 'fit_for_duty' && is_fit === 0)
    await notifyFitness(change, job, {
      title: `${job.driver} is now fit for duty`,
      body: `Order ${job.order_no}. Reported not fit ${formatInstant(fit_at ?? job.sent_at)}.`,
    })
}

async function sign(
  change: Change,
  job: LockedDriverJob,
  { at, data }: Step<'sign'>,
  files: readonly StepFile[],
): Promise<void> {
  const { signature: named, name, model_sha256: shown_sha256, ...signing } = data
  const drawn = files.find(({ client_file_id }) => client_file_id === named)
  if (named !== null && !drawn) throw new AppError('invalid', 'The signature has not arrived yet.')
  const signature = drawn ? { id: drawn.file_id, sha256: drawn.sha256 } : null
  await signDocket(change, job.id, { ...signing, name: name ?? job.driver, signature, shown_sha256, at })
}
