import { formatInstant } from '#shared/local-date.ts'
import { ArchivedNotice } from '#ui/parts/ArchivedNotice.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Job } from '../contract/job.ts'
import { jobCan } from '../rules/job-status.ts'

/** Shown above a job on every tab: why it is on hold, cancelled or archived. */
export function JobNotices({
  job,
  restore,
}: {
  job: Job
  restore: { disabledReason?: string | undefined; run: () => void }
}) {
  return (
    <>
      <ArchivedNotice record={job} rule={jobCan.edit(job)} restore={restore} />
      {job.status === 'On Hold' && (
        <Notice tone="warning">On hold{job.hold_reason && `: ${job.hold_reason}`}.</Notice>
      )}
      {job.cancelled_at && (
        <Notice>
          {job.status} on {formatInstant(job.cancelled_at)}
          {job.cancel_reason && `: ${job.cancel_reason}`}.
        </Notice>
      )}
    </>
  )
}
