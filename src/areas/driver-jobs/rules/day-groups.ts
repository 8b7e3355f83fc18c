import type { DriverJob } from '../contract/driver-job.ts'
import type { Progress } from '../contract/progress.ts'
import { isUnanswered, orderChanged } from './progress.ts'
import { stopNow } from './stop-reasons.ts'

type Answered = Pick<DriverJob, 'status' | 'docket_query'> & { progress: Progress }

/** The driver has something to answer: the job, a change to it, or a query about its docket. */
export const asks = ({ status, progress, docket_query }: Answered): boolean =>
  isUnanswered(status) || (status === 'Accepted' && orderChanged(progress)) || docket_query !== null

/** The jobs of a driver's day: first those that are stopped, then those awaiting an answer. */
export function dayGroups<J extends Answered>(jobs: readonly J[], progressOf: (job: J) => Progress) {
  const groups: Record<'stopped' | 'asking' | 'others', J[]> = { stopped: [], asking: [], others: [] }
  for (const job of jobs) {
    if (stopNow(progressOf(job)) !== null) groups.stopped.push(job)
    else (asks(job) ? groups.asking : groups.others).push(job)
  }
  return groups
}
