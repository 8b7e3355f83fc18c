import { ToBillTab } from '#areas/chain/web/index.ts'
import { commonTabs } from '#areas/documents/web/index.ts'
import { InvoicesTab } from '#areas/invoices/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Job } from '../contract/job.ts'
import { jobHistoryWords } from './job-field-words.ts'
import type { jobTabs } from './job-paths.ts'
import { JobDetailsTab } from './form/JobDetailsTab.tsx'
import { useWhyNotJob } from './use-job-actions.tsx'

// The other tabs load when opened.
const SiteTab = lazyPart(() => import('./SiteTab.tsx'), 'SiteTab')
const RatesTab = lazyPart(() => import('./rates/RatesTab.tsx'), 'RatesTab')
const RequirementsTab = lazyPart(() => import('#areas/work-orders/web/index.ts'), 'RequirementsTab')
const OrdersTab = lazyPart(() => import('#areas/work-orders/web/index.ts'), 'OrdersTab')
const DryHireTab = lazyPart(() => import('#areas/dry-hires/web/index.ts'), 'DryHireTab')
const DocketsTab = lazyPart(() => import('#areas/dockets/web/index.ts'), 'DocketsTab')

/** The content of a job's tab. What is disabled says why. */
export function JobTabContent({ tab, job }: { tab: keyof typeof jobTabs; job: Job }) {
  const may = useMay()
  const whyNotEdit = useWhyNotJob(job)('edit')
  const tabs = {
    summary: <JobDetailsTab job={job} disabledReason={whyNotEdit} />,
    site: <SiteTab job={job} />,
    requirements: <RequirementsTab job={job} />,
    orders: <OrdersTab job_id={job.id} />,
    dry_hire: <DryHireTab job={job} />,
    dockets: <DocketsTab job_id={job.id} />,
    rates: <RatesTab job={job} disabledReason={whyNotEdit} />,
    to_bill: <ToBillTab job={job} />,
    invoices: <InvoicesTab client_id={job.client_id} job_id={job.id} />,
    ...commonTabs('job', job.id, {
      canWrite: !job.archived_at && (may('jobs:write') || may('documents:approve')),
      words: jobHistoryWords,
    }),
  }
  return tabs[tab]
}
