import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { useViewer } from '#platform/web/calls/session.ts'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import type { DriverJob } from '../contract/driver-job.ts'
import { DriverJobFacts } from './DriverJobFacts.tsx'
import { driverJobPaths } from './driver-job-paths.ts'
import { driverJobFieldWords } from './driver-job-words.ts'
import { DriverJobWork } from './DriverJobWork.tsx'

/** A driver job as it is read: who, where and the answer at the left, what was done and what happened at the right. */
export function DriverJobSummary({ job }: { job: DriverJob }) {
  return (
    <SummaryLayout facts={<DriverJobFacts job={job} />}>
      <DriverJobWork job={job} />
      {useViewer().permissions['driver-jobs:read'] === 'all' && (
        <RecentChanges
          record_type="driver_job"
          record_id={job.id}
          words={driverJobFieldWords}
          all={driverJobPaths.edit(job.id, 'history')}
        />
      )}
    </SummaryLayout>
  )
}
