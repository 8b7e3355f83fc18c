import type { DriverJob } from '../contract/driver-job.ts'
import type { Progress } from '../contract/progress.ts'
import { nextStep } from './next-step.ts'
import { isUnanswered, orderChanged } from './progress.ts'
import { stopNow } from './stop-reasons.ts'

type Answered = Pick<DriverJob, 'status' | 'docket_query' | 'carries'> & { progress: Progress }

/** The driver has something to answer: the job, a change to it, or a query about its docket. */
export const asks = ({ status, progress, docket_query }: Answered): boolean =>
  isUnanswered(status) || (status === 'Accepted' && orderChanged(progress)) || docket_query !== null

/**
 * The jobs of a driver's day, each group in the order given: those that are stopped, those awaiting an answer, those to
 * do, and those with nothing left to do.
 */
export function dayGroups<J extends Answered>(jobs: readonly J[], progressOf: (job: J) => Progress) {
  const groups: Record<'stopped' | 'asking' | 'remaining' | 'done', J[]> = {
    stopped: [],
    asking: [],
    remaining: [],
    done: [],
  }
  for (const job of jobs) {
    const progress = progressOf(job)
    if (stopNow(progress) !== null) groups.stopped.push(job)
    else if (asks(job)) groups.asking.push(job)
    else (nextStep(progress, job.carries === 1) === null ? groups.done : groups.remaining).push(job)
  }
  return groups
}
