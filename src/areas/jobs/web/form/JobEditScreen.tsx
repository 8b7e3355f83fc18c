import { useSuspenseQuery } from '@tanstack/react-query'
import { useViewer } from '#platform/web/calls/session.ts'
import { useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { RecordActions, TabbedRecord } from '#platform/web/records/TabbedRecord.tsx'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { jobPaths } from '../job-paths.ts'
import { JobNotices } from '../JobNotices.tsx'
import { JobStatusBadge } from '../JobStatusBadge.tsx'
import { JobTabContent } from '../JobTabContent.tsx'
import { jobTabs } from '../job-tabs.ts'
import { jobQuery } from '../queries.ts'
import { useJobActions } from '../use-job-actions.tsx'

/** A job with its tabs, each at an address of its own. */
export function JobEditScreen() {
  const id = useRecordId()
  const { data: job } = useSuspenseQuery(jobQuery(id))
  const { next, menu, restore, error, dialog } = useJobActions(job)
  const seesAll = useViewer().permissions['jobs:read'] === 'all'
  const { open, links } = useRecordTabs(jobTabs, (name) => jobPaths.edit(id, name))

  return (
    <TabbedRecord
      id={id}
      name={`${job.job_no} ${job.title}`}
      title={job.title}
      status={<JobStatusBadge job={job} />}
      breadcrumbs={[
        job.archived_at
          ? { label: 'Archived jobs', to: jobPaths.archived }
          : { label: 'Jobs', to: jobPaths.list },
        { label: job.job_no },
      ]}
      actions={seesAll && <RecordActions next={next} menu={menu} name={job.job_no} />}
      palette={next ? [next, ...menu] : menu}
      error={error}
      notices={<JobNotices job={job} restore={restore} />}
      dialog={dialog}
      tabs={links}
    >
      <JobTabContent tab={open} job={job} />
    </TabbedRecord>
  )
}
