import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { JobStatus } from '../contract/choices.ts'
import { jobTone } from './job-tone.ts'

/** What a job stands at, and whether it was put away. */
export function JobStatusBadge({ job }: { job: { status: JobStatus; archived_at: string | null } }) {
  return (
    <>
      <StatusBadge status={job.status} tone={jobTone[job.status]} />
      {job.archived_at && <StatusBadge status="Archived" />}
    </>
  )
}
