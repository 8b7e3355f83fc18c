import { useSuspenseQuery } from '@tanstack/react-query'
import { RecordChain } from '#areas/chain/web/index.ts'
import { useViewer } from '#platform/web/calls/session.ts'
import { useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { useEditing } from '#platform/web/records/editing.ts'
import { RecordActions, TabbedRecord } from '#platform/web/records/TabbedRecord.tsx'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { jobCan, jobRight } from '../../rules/job-status.ts'
import { jobPaths, jobTabs } from '../job-paths.ts'
import { JobNotices } from '../JobNotices.tsx'
import { JobStatusBadge } from '../JobStatusBadge.tsx'
import { JobSummary } from '../JobSummary.tsx'
import { JobTabContent } from '../JobTabContent.tsx'
import { jobQuery } from '../queries.ts'
import { useNextWork } from '../use-next-work.ts'
import { useJobActions } from '../use-job-actions.tsx'

const linked = ['orders', 'dockets', 'invoices'] as const
/** The chain leads to what it counts, the summary to the site. */
const elsewhere = new Set<keyof typeof jobTabs>(['site', ...linked])

/** A job with its tabs, each with its own address. */
export function JobEditScreen() {
  const id = useRecordId()
  const { data: job } = useSuspenseQuery(jobQuery(id))
  const { next, isLast, menu, restore, error, dialog } = useJobActions(job)
  const work = useNextWork(id)
  const possible = next?.disabledReason ? undefined : next
  const main = (isLast ? (work ?? possible) : (possible ?? work)) ?? next
  const others = next && next !== main ? [next, ...menu] : menu
  const seesAll = useViewer().permissions['jobs:read'] === 'all'
  const editing = useEditing(id)
  const whyNot = useWhyNot()
  const { open, links } = useRecordTabs(jobTabs, (name) => jobPaths.edit(id, name), {
    isListed: (name) => !seesAll || !elsewhere.has(name),
  })

  return (
    <TabbedRecord
      id={id}
      name={`${job.job_no} ${job.title}`}
      title={job.title}
      number={job.job_no}
      status={<JobStatusBadge job={job} />}
      breadcrumbs={[
        job.archived_at
          ? { label: 'Archived jobs', to: jobPaths.archived }
          : { label: 'Jobs', to: jobPaths.list },
      ]}
      actions={seesAll && <RecordActions next={main} menu={others} name={job.job_no} />}
      palette={main ? [main, ...others] : others}
      error={error}
      notices={<JobNotices job={job} restore={restore} />}
      dialog={dialog}
      tabs={links}
      chain={<RecordChain record_type="job" record_id={id} current={linked.find((name) => name === open)} />}
      edit={
        seesAll
          ? {
              editing,
              isLocked: jobCan.edit(job) !== true,
              disabledReason: whyNot(jobRight('edit', job)),
            }
          : undefined
      }
    >
      {open === 'summary' && seesAll && !editing.isOpen ? (
        <JobSummary job={job} />
      ) : (
        <JobTabContent tab={open} job={job} />
      )}
    </TabbedRecord>
  )
}
