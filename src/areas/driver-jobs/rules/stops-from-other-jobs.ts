import { melbourneDate } from '#shared/local-date.ts'
import type { Progress } from '../contract/progress.ts'
import { declaresNotFit } from './progress.ts'
import type { PendingStep, JobRef } from './pending-step.ts'

type Stops = Pick<Progress, 'not_fit_on' | 'checklist' | 'off_road'>

/**
 * What queued steps on other jobs on this phone mean for a job, as the server will decide once it receives
 * them: the driver is not fit, its machine failed, broke down, or has been inspected today.
 */
export function stopsFromOtherJobs(
  waiting: readonly PendingStep[],
  { driver_job_id, asset_id, work_date }: JobRef,
  { checklist }: Pick<Progress, 'checklist'>,
): Partial<Stops> {
  const elsewhere = waiting.filter((tap) => tap.driver_job_id !== driver_job_id)
  const ofMachine = asset_id === null ? [] : elsewhere.filter((tap) => tap.asset_id === asset_id)
  const saysNo = elsewhere.some(({ step }) => declaresNotFit(step))
  const broken = ofMachine.flatMap(({ step }) => (step.kind === 'breakdown' ? [step.data.reason] : []))
  const results = ofMachine.flatMap(({ step, result }) =>
    result !== undefined && (result === 'fail' || melbourneDate(step.at) === work_date) ? [result] : [],
  )
  const result = results.includes('fail') ? 'fail' : checklist === 'missing' ? results.at(-1) : undefined
  return {
    ...(saysNo && { not_fit_on: 'another job' }),
    ...(broken[0] !== undefined && { off_road: broken[0] }),
    ...(result && { checklist: result }),
  }
}
