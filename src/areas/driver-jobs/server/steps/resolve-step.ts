import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import type { Progress } from '../../contract/progress.ts'
import { freeFrom } from '../../rules/other-work.ts'
import { stepCan } from '../../rules/step-rules.ts'
import type { Step } from '../../rules/progress.ts'
import { busyAfter } from './derived-rows-store.ts'
import type { LockedDriverJob } from '../driver-job-store.ts'
import { mustBeListedMaterial, mustBeOwnTip } from './check-material.ts'
import { progressUntil } from './read-progress.ts'

/**
 * The job's progress, and the step as it counts: work started in the middle of other, since ended work begins
 * at its end. So it is accepted however late it arrives, and no minute is paid twice; its row keeps the
 * original time. @throws conflict with a message when the step cannot be taken; invalid for a material or
 * a tip order or site that is not one of the choices.
 */
export async function resolveStep(
  change: Change,
  job: LockedDriverJob,
  step: Step,
): Promise<{ before: Progress; step: Step }> {
  await mustBeListedMaterial(change.tx, step)
  const before = await progressUntil(change.tx, job, step.at)
  mustBeAllowed(stepCan(step, before))
  await mustBeOwnTip(change.tx, job, step, before)
  if (step.kind !== 'travel' && step.kind !== 'start') return { before, step }
  const busy = await busyAfter(change.tx, job, step.at)
  const at = freeFrom(step.at, busy)
  const running = busy.find(({ started_at, ended_at }) => ended_at === null && started_at <= at)
  if (running) throw conflict(`You are still on ${running.order_no}. Finish that job first.`)
  return { before, step: { ...step, at } }
}
