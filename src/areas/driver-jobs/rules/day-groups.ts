import type { DriverJob } from '../contract/driver-job.ts'
import type { Progress } from '../contract/progress.ts'
import { nextStep } from './next-step.ts'
import { isUnanswered, orderChanged } from './progress.ts'
import { stopNow } from './stop-reasons.ts'

type Answered = Pick<DriverJob, 'status' | 'docket_query' | 'carries'> & { progress: Progress }

/** The driver has something to answer: the job, a change to it, or a query about its docket. */
export const asks = ({ status, progress, docket_query }: Answered): boolean =>
  isUnanswered(status) || (status === 'Accepted' && orderChanged(progress)) || docket_query !== null

/** It does not go ahead, or stopped before its end: the driver must not overlook it. */
const isOff = ({ progress }: Answered): boolean =>
  ['Cancelled', 'Declined', 'No Show', 'Broke Down'].includes(progress.status)

/**
 * The jobs of a driver's day, each group in the order given: those that are stopped, those awaiting an answer, those to
 * do, those that no longer go ahead, and those done.
 */
export function dayGroups<J extends Answered>(jobs: readonly J[], progressOf: (job: J) => Progress) {
  const groups: Record<'stopped' | 'asking' | 'remaining' | 'off' | 'done', J[]> = {
    stopped: [],
    asking: [],
    remaining: [],
    off: [],
    done: [],
  }
  for (const job of jobs) {
    const progress = progressOf(job)
    if (stopNow(progress) !== null) groups.stopped.push(job)
    else if (asks(job)) groups.asking.push(job)
    else if (nextStep(progress, job.carries === 1) !== null) groups.remaining.push(job)
    else (isOff(job) ? groups.off : groups.done).push(job)
  }
  return groups
}
