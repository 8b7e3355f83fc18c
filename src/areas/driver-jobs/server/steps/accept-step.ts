import type { Change } from '#platform/server/change/change.ts'
import type { AcceptedStep } from './accepted-step.ts'
import { resolveStep } from './resolve-step.ts'
import type { LockedDriverJob } from '../driver-job-store.ts'
import { recompute } from './recompute.ts'
import { sideEffects } from './side-effects.ts'

/** Applies a step whose turn has come, immediately or after waiting. @throws as {@link resolveStep}. */
export async function acceptStep(
  change: Change,
  job: LockedDriverJob,
  tap: Omit<AcceptedStep, 'before'>,
  /** Stores its row as applied. */
  keep: () => Promise<void>,
): Promise<void> {
  const accepted = { ...tap, ...(await resolveStep(change, job, tap.step)) }
  await keep()
  await recompute(change, job, accepted)
  await sideEffects(change, job, accepted)
}
