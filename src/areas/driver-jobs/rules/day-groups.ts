import type { DriverJob } from '../contract/driver-job.ts'
import type { Progress } from '../contract/progress.ts'
import { nextStep } from './next-step.ts'
import { isToAcceptAgain, isUnanswered } from './progress.ts'
import { stopNow } from './stop-reasons.ts'

type Answered = Pick<DriverJob, 'status' | 'work_date' | 'docket_query' | 'carries'> & {
  progress: Progress
}

/** The driver has something to answer: the job, a change to it, or a query about its docket. */
export const asks = ({ status, progress, docket_query }: Answered): boolean =>
  isUnanswered(status) || isToAcceptAgain(progress) || docket_query !== null

/** It does not go ahead, or stopped before its end: the driver must not overlook it. */
const isOff = ({ progress }: Answered): boolean =>
  ['Cancelled', 'Declined', 'No Show', 'Broke Down'].includes(progress.status)

/**
 * The jobs of a driver's day, each group in the order given: those that are stopped, those to do now (of today, or
 * unfinished), others awaiting an answer, those of later days, those that no longer go ahead, and those done.
 */
export function dayGroups<J extends Answered>(
  jobs: readonly J[],
  { today, progressOf }: { today: string; progressOf: (job: J) => Progress },
) {
  const groups: Record<'stopped' | 'now' | 'asking' | 'later' | 'off' | 'done', J[]> = {
    stopped: [],
    now: [],
    asking: [],
    later: [],
    off: [],
    done: [],
  }
  for (const job of jobs) {
    const progress = progressOf(job)
    const hasStep = nextStep(progress, job.carries === 1) !== null
    if (stopNow(progress) !== null) groups.stopped.push(job)
    else if (hasStep && job.docket_query === null && job.work_date <= today) groups.now.push(job)
    else if (asks(job)) groups.asking.push(job)
    else if (hasStep) groups.later.push(job)
    else (isOff(job) ? groups.off : groups.done).push(job)
  }
  return groups
}
