import { eventKind } from '#platform/server/change.ts'

/** The job is on hold now. */
export const jobHeld = eventKind<{ job_id: number; reason: string }>('jobHeld')

/** The job was called off; what of it is still to come goes with it. */
export const jobCancelled = eventKind<{ job_id: number; by_office: boolean; reason: string }>('jobCancelled')
