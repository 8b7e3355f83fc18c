import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { usePaletteActions } from '#platform/web/shell/palette/palette-actions.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { useViewer } from '#platform/web/calls/session.ts'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { jobPaths } from '../job-paths.ts'
import { JobNotices } from '../JobNotices.tsx'
import { JobStatusBadge } from '../JobStatusBadge.tsx'
import { JobTabContent } from '../JobTabContent.tsx'
import { jobTabs } from '../job-tabs.ts'
import { jobQuery } from '../queries.ts'
import { useJobActions } from '../use-job-actions.tsx'

/** A job with its tabs, each at an address of its own. */
export function JobEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: job } = useSuspenseQuery(jobQuery(id))
  const { next, menu, restore, error, dialog } = useJobActions(job)
  const seesAll = useViewer().permissions['jobs:read'] === 'all'
  const { open, links } = useRecordTabs(jobTabs, (name) => jobPaths.edit(id, name))
  useTitle(`${job.job_no} ${job.title}`)
  usePaletteActions(next ? [next, ...menu] : menu)

  return (
    <TabbedScreen
      title={job.title}
      status={<JobStatusBadge job={job} />}
      breadcrumbs={[
        job.archived_at
          ? { label: 'Archived jobs', to: jobPaths.archived }
          : { label: 'Jobs', to: jobPaths.list },
        { label: job.job_no },
      ]}
      actions={
        seesAll && (
          <>
            {next && (
              <Button icon={next.icon} disabledReason={next.disabledReason} onClick={next.run}>
                {next.label}
              </Button>
            )}
            <RowMenu items={menu} label={`More for ${job.job_no}`} />
          </>
        )
      }
      tabs={links}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <JobNotices job={job} restore={restore} />
      <Suspense key={id} fallback={<LoadingState />}>
        <JobTabContent tab={open} job={job} />
      </Suspense>
      {dialog}
    </TabbedScreen>
  )
}
