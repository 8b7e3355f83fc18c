import type { AcceptedQuote } from '#areas/quotes/server/index.ts'
import { eventKind } from '#platform/server/change/change.ts'

/** The job's status has changed, which affects what may be done with its orders and their bookings. */
export const jobMoved = eventKind<{ job_id: number }>('jobMoved')

/**
 * What keeps a job's drivers from working has changed: it went on hold or was resumed, or a check was raised or
 * settled. `is_new`: there is a new reason to stop.
 */
export const jobStopsChanged = eventKind<{ job_id: number; is_new: boolean }>('jobStopsChanged')

/** The job was cancelled; its remaining orders go with it. */
export const jobCancelled = eventKind<{ job_id: number; by_office: boolean; reason: string }>('jobCancelled')

/**
 * A quote became a job. `lines`: what was hired, for which the job needs plant, on how many of its days (null: on
 * all); everything else is already a rate of the job.
 */
export const jobMadeFromQuote = eventKind<{
  job_id: number
  quote_id: number
  lines: (AcceptedQuote['lines'][number] & { days: number | null })[]
}>('jobMadeFromQuote')

/** A job's rate was added, changed or removed. */
export const jobRatesChanged = eventKind<{ job_id: number }>('jobRatesChanged')
