import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { JobStatus } from '../contract/choices.ts'
import { jobTone } from './job-tone.ts'

/** A job's status, and whether it is archived. */
export function JobStatusBadge({ job }: { job: { status: JobStatus; archived_at: string | null } }) {
  return (
    <>
      <StatusBadge status={job.status} tone={jobTone[job.status]} />
      {job.archived_at && <StatusBadge status="Archived" />}
    </>
  )
}
