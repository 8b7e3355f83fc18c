import type { Progress } from '../contract/progress.ts'
import { stepCan } from './step-rules.ts'
import { applyStep } from './progress.ts'
import type { PendingStep, JobRef } from './pending-step.ts'
import { stopsFromOtherJobs } from './stops-from-other-jobs.ts'

/** A step the server refused, with its message: kept until the driver sends it again or discards it. */
export interface Refused<T extends PendingStep> {
  tap: T
  message: string
}
/** One phone's unsent steps. */
export interface StepQueue<T extends PendingStep> {
  /** In the order taken; the first is being sent. */
  waiting: readonly T[]
  refused: readonly Refused<T>[]
  /** The first got no answer. */
  is_stuck: boolean
}

const opOf = ({ step }: PendingStep): string => step.client_op_id

/** A job's progress including its queued steps, without refused ones. */
export const progressWith = (progress: Progress, waiting: readonly PendingStep[]): Progress =>
  waiting.reduce<Progress>((known, tap) => {
    const { step, result } = tap
    if (stepCan(step, known) !== true) return known
    const applied = applyStep(known, step)
    return result && applied.checklist !== 'fail' ? { ...applied, checklist: result } : applied
  }, progress)

/** The same for one job in a queue, where steps on other jobs may concern this one too. */
export const progressIn = (queue: StepQueue<PendingStep>, job: JobRef, progress: Progress): Progress =>
  progressWith(
    { ...progress, ...stopsFromOtherJobs(queue.waiting, job, progress) },
    waitingOf(queue, job.driver_job_id),
  )

export const waitingOf = <T extends PendingStep>({ waiting }: StepQueue<T>, driver_job_id: number): T[] =>
  waiting.filter((tap) => tap.driver_job_id === driver_job_id)

/**
 * Queues a step after those before it, replacing the refused one it corrects. `progress`: as in the server's
 * last answer. @returns the queue, or a message why it cannot be queued; nothing is queued twice.
 */
export function tapped<T extends PendingStep>(
  queue: StepQueue<T>,
  { tap, progress, again }: { tap: T; progress: Progress; again?: T | undefined },
): StepQueue<T> | string {
  const own = waitingOf(queue, tap.driver_job_id)
  const allowed = stepCan(tap.step, progressIn(queue, tap, progress))
  if (allowed !== true) return allowed
  const last = own.at(-1)
  const step = { ...tap.step, after: last ? opOf(last) : null }
  const rest = again ? discarded(queue, again) : queue
  return { ...rest, waiting: [...queue.waiting, { ...tap, step }] }
}

/** The first was accepted. */
export const accepted = <T extends PendingStep>(queue: StepQueue<T>): StepQueue<T> => ({
  ...queue,
  waiting: queue.waiting.slice(1),
  is_stuck: false,
})

/**
 * The driver did not tap to open a job: while that is queued or if it is refused there is nothing to show, or
 * to send again.
 */
export const wasTapped = ({ step }: PendingStep): boolean => step.kind !== 'seen'

/** How many steps the driver is waiting for; opening a job is sent with them but not counted. */
export const countWaiting = ({ waiting }: StepQueue<PendingStep>): number => waiting.filter(wasTapped).length

/** Whether a page unload would lose any of the driver's steps. */
export const holdsWork = (queue: StepQueue<PendingStep>): boolean =>
  countWaiting(queue) > 0 || queue.refused.length > 0

/** The first was refused. The step after it now follows the one before it, or it would wait forever. */
export function refused<T extends PendingStep>(queue: StepQueue<T>, message: string): StepQueue<T> {
  const [tap, ...rest] = queue.waiting
  if (!tap) return queue
  const waiting = rest.map((one) =>
    one.step.after === opOf(tap) ? { ...one, step: { ...one.step, after: tap.step.after } } : one,
  )
  const kept = wasTapped(tap) ? [...queue.refused, { tap, message }] : queue.refused
  return { waiting, refused: kept, is_stuck: false }
}

export const stuck = <T extends PendingStep>(queue: StepQueue<T>): StepQueue<T> => ({
  ...queue,
  is_stuck: true,
})

/** Not signed in, timed out, too early or too many: none of that is about the step. */
const passing = [401, 408, 425, 429]
/** Whether a status says nothing about the step itself, so that it stays first and is retried. 0: no answer. */
export const isPassing = (status: number): boolean =>
  status === 0 || status >= 500 || passing.includes(status)

const retryMs = 10_000
/** In milliseconds: until the next automatic attempt, or later if the server asks for that. */
export const retryIn = (retry_after_seconds: number | null): number =>
  Math.max(retryMs, (retry_after_seconds ?? 0) * 1000)

/** It is being retried. */
export const resumed = <T extends PendingStep>(queue: StepQueue<T>): StepQueue<T> => ({
  ...queue,
  is_stuck: false,
})

/** Discards a refused step. */
export const discarded = <T extends PendingStep>(queue: StepQueue<T>, tap: T): StepQueue<T> => ({
  ...queue,
  refused: queue.refused.filter((one) => opOf(one.tap) !== opOf(tap)),
})

/**
 * The time a corrected step counts at: its original time, unless that is in the future, because then the
 * clock was wrong.
 */
export const atOf = (again: PendingStep | undefined, now: string): string =>
  again !== undefined && again.step.at < now ? again.step.at : now
