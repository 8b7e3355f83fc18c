import { question } from '#platform/server/change/change.ts'

/** The first and the last day of a job's orders, but those that were called off; null without any. */
export const jobOrderDays = question<{ job_id: number }, { first: string | null; last: string | null }>(
  'jobOrderDays',
)

/** Whether all that was ordered for a job, and not called off, is billed; not where nothing was. */
export const jobIsBilled = question<{ job_id: number }, boolean>('jobIsBilled')
