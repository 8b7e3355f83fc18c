import { StatusBadge, type Tone } from '#ui/parts/StatusBadge.tsx'
import type { JobStatus } from '../contract/choices.ts'

/** The statuses that a job shares with an order look like an order's; the others have a tone. */
const tones: Partial<Record<JobStatus, Tone>> = {
  Draft: 'neutral',
  'In Progress': 'accent',
  'On Hold': 'danger',
  Completed: 'violet',
}

/** What a job stands at, and whether it was put away. */
export function JobStatusBadge({ job }: { job: { status: JobStatus; archived_at: string | null } }) {
  return (
    <>
      <StatusBadge status={job.status} tone={tones[job.status]} />
      {job.archived_at && <StatusBadge status="Archived" tone="neutral" />}
    </>
  )
}
