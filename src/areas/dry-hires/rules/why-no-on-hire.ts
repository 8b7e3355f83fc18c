import type { JobStatus } from '#areas/jobs/contract/choices.ts'

interface HireJob {
  readonly status: JobStatus
  readonly archived_at: string | null
}

/** Why no machine can go on hire for a job now; undefined where one can. `requirements`: how many are for dry hire. */
export function whyNoOnHire({ status, archived_at }: HireJob, requirements: number): string | undefined {
  if (archived_at) return 'Restore this job to change it.'
  if (status !== 'Confirmed' && status !== 'In Progress')
    return `This job is ${status}. Machines go on hire for confirmed jobs.`
  return requirements === 0 ? 'Add a requirement that does not need a driver first.' : undefined
}
