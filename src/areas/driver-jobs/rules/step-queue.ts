import type { Progress } from '../contract/progress.ts'
import { stepCan } from './step-rules.ts'
import { applyStep } from './progress.ts'
import type { PendingStep, JobRef } from './pending-step.ts'
import { stopsFromOtherJobs } from './stops-from-other-jobs.ts'

/** What the server did not take, with its words: kept until the driver sends it again or lets it go. */
export interface Refused<T extends PendingStep> {
  tap: T
  message: string
}
/** The steps of one phone that are not taken yet. */
export interface StepQueue<T extends PendingStep> {
  /** In the order in which they were tapped; the first is being sent. */
  waiting: readonly T[]
  refused: readonly Refused<T>[]
  /** The first got no answer. */
  is_stuck: boolean
}

const opOf = ({ step }: PendingStep): string => step.client_op_id

/** How far a job has come with what waits to be sent; what was refused meanwhile has no part in it. */
export const progressWith = (progress: Progress, waiting: readonly PendingStep[]): Progress =>
  waiting.reduce<Progress>((known, tap) => {
    const { step, result } = tap
    if (stepCan(step, known) !== true) return known
    const applied = applyStep(known, step)
    return result && applied.checklist !== 'fail' ? { ...applied, checklist: result } : applied
  }, progress)

/** The same of one job in a queue, in which the driver may have said on others what is about this one too. */
export const progressIn = (queue: StepQueue<PendingStep>, job: JobRef, progress: Progress): Progress =>
  progressWith(
    { ...progress, ...stopsFromOtherJobs(queue.waiting, job, progress) },
    waitingOf(queue, job.driver_job_id),
  )

export const waitingOf = <T extends PendingStep>({ waiting }: StepQueue<T>, driver_job_id: number): T[] =>
  waiting.filter((tap) => tap.driver_job_id === driver_job_id)

/**
 * Takes a tap after those before it, and in place of the refused one that it was made of. `progress`: as the server
 * last answered. @returns the queue, or in words why it cannot be taken; nothing is taken twice.
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

/** The first was taken. */
export const accepted = <T extends PendingStep>(queue: StepQueue<T>): StepQueue<T> => ({
  ...queue,
  waiting: queue.waiting.slice(1),
  is_stuck: false,
})

/** Nobody tapped that a job was opened: while that waits or when it is refused there is nothing to say, nor to send again. */
export const wasTapped = ({ step }: PendingStep): boolean => step.kind !== 'seen'

/** How many taps the driver waits for; that a job was opened is sent with them and not counted. */
export const countWaiting = ({ waiting }: StepQueue<PendingStep>): number => waiting.filter(wasTapped).length

/** Whether anything that the driver did would be lost with the page. */
export const holdsWork = (queue: StepQueue<PendingStep>): boolean =>
  countWaiting(queue) > 0 || queue.refused.length > 0

/** The first was refused. What came after it comes after the one before that now, or it would wait for ever. */
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

/** Nobody is signed in, the request took too long or came too early, too many came: none of that is about the step. */
const passing = [401, 408, 425, 429]
/** Whether a status says nothing about the step itself, so that it stays first and is tried again. 0: no answer. */
export const isPassing = (status: number): boolean =>
  status === 0 || status >= 500 || passing.includes(status)

const retryMs = 10_000
/** In milliseconds: until the next try by itself, later where the server asks for that. */
export const retryIn = (retry_after_seconds: number | null): number =>
  Math.max(retryMs, (retry_after_seconds ?? 0) * 1000)

/** It is tried again. */
export const resumed = <T extends PendingStep>(queue: StepQueue<T>): StepQueue<T> => ({
  ...queue,
  is_stuck: false,
})

/** Lets a refused step go. */
export const discarded = <T extends PendingStep>(queue: StepQueue<T>, tap: T): StepQueue<T> => ({
  ...queue,
  refused: queue.refused.filter((one) => opOf(one.tap) !== opOf(tap)),
})

/** When a refused step counts as tapped: as it was, unless that is still to come, for then the clock was wrong. */
export const atOf = (again: PendingStep | undefined, now: string): string =>
  again !== undefined && again.step.at < now ? again.step.at : now
