import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { usePaletteActions } from '#platform/web/shell/palette-actions.ts'
import { useTitle } from '#platform/web/title.ts'
import { useViewer } from '#platform/web/session.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import type { Permission } from '#shared/permissions.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { type JobTab, jobPaths, jobTabs } from './job-paths.ts'
import { JobNotices } from './JobNotices.tsx'
import { JobStatusBadge } from './JobStatusBadge.tsx'
import { JobTabContent } from './JobTabContent.tsx'
import { jobQuery } from './queries.ts'
import { useJobActions } from './use-job-actions.tsx'

const tabWords: Record<JobTab, string> = {
  details: 'Details',
  site: 'Site',
  requirements: 'Requirements',
  orders: 'Orders',
  dockets: 'Dockets',
  rates: 'Rates',
  invoices: 'Invoices',
  notes: 'Notes',
  documents: 'Documents',
  history: 'History',
}

/** What one must be allowed to read for a tab to be there. */
const tabRights: Record<JobTab, Permission> = {
  details: 'jobs:read',
  site: 'jobs:read',
  requirements: 'work-orders:read',
  orders: 'work-orders:read',
  dockets: 'dockets:read',
  rates: 'jobs:rates',
  invoices: 'invoices:read',
  notes: 'notes:read',
  documents: 'documents:read',
  history: 'jobs:read',
}

const ofTheOffice: readonly JobTab[] = ['requirements', 'documents', 'history']

/** A job with its tabs, each at an address of its own. */
export function JobEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { tab: asked = 'details' } = useSearch({ strict: false }) as { tab?: JobTab }
  const { data: job } = useSuspenseQuery(jobQuery(id))
  const { next, menu, restore, error, dialog } = useJobActions(job)
  const whyNot = useWhyNot()
  const seesAll = useViewer().permissions['jobs:read'] === 'all'
  // What the office plans and did with a job, and its papers, are not for those who are booked on it.
  const isThere = (name: JobTab) => !whyNot(tabRights[name]) && (seesAll || !ofTheOffice.includes(name))
  const tab = isThere(asked) ? asked : 'details'
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
      tabs={jobTabs.filter(isThere).map((name) => ({
        label: tabWords[name],
        to: jobPaths.edit(id, name),
        active: name === tab,
      }))}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <JobNotices job={job} restore={restore} />
      <Suspense key={id} fallback={<LoadingState />}>
        <JobTabContent tab={tab} job={job} />
      </Suspense>
      {dialog}
    </TabbedScreen>
  )
}
