import { question } from '#platform/server/change/change.ts'

/** The first and last day of a job's orders, except cancelled ones; null without any. */
export const jobOrderDays = question<{ job_id: number }, { first: string | null; last: string | null }>(
  'jobOrderDays',
)

/** Whether all of a job's orders, except cancelled ones, are billed; not when there are none. */
export const jobIsBilled = question<{ job_id: number }, boolean>('jobIsBilled')
