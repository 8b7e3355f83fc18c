import type { AcceptedQuote } from '#areas/quotes/server/index.ts'
import { eventKind } from '#platform/server/change/change.ts'

/** The job has another status, of which it hangs what may be done with its orders and their bookings. */
export const jobMoved = eventKind<{ job_id: number }>('jobMoved')

/** The job was called off; what of it is still to come goes with it. */
export const jobCancelled = eventKind<{ job_id: number; by_office: boolean; reason: string }>('jobCancelled')

/** A quote became a job. `lines`: what was hired, of which the job needs plant; everything else is a rate of the job already. */
export const jobMadeFromQuote = eventKind<{
  job_id: number
  quote_id: number
  lines: AcceptedQuote['lines']
}>('jobMadeFromQuote')

/** A rate of the job was added, changed or removed. */
export const jobRatesChanged = eventKind<{ job_id: number }>('jobRatesChanged')
