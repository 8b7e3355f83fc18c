import { formatInstant } from '#shared/local-date.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Job } from '../contract/job.ts'

/** What stands above a job whatever tab is open: why it rests, was called off, or was put away. */
export function JobNotices({
  job,
  restore,
}: {
  job: Job
  restore: { disabledReason?: string | undefined; run: () => void }
}) {
  return (
    <>
      {job.archived_at && (
        <Notice
          tone="warning"
          action={
            <Button disabledReason={restore.disabledReason} onClick={restore.run}>
              Restore
            </Button>
          }
        >
          Archived on {formatInstant(job.archived_at)}
          {job.archive_reason && ` (${job.archive_reason})`}. Restore this job to change it.
        </Notice>
      )}
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
