import { useMay } from '#platform/web/calls/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Job } from '../contract/job.ts'
import { jobHistoryWords } from './job-field-words.ts'
import type { jobTabs } from './job-tabs.ts'
import { JobDetailsTab } from './form/JobDetailsTab.tsx'
import { useWhyNotJob } from './use-job-actions.tsx'

// The other tabs load when opened.
const SiteTab = lazyPart(() => import('./SiteTab.tsx'), 'SiteTab')
const RatesTab = lazyPart(() => import('./rates/RatesTab.tsx'), 'RatesTab')
const RequirementsTab = lazyPart(() => import('#areas/work-orders/web/index.ts'), 'RequirementsTab')
const OrdersTab = lazyPart(() => import('#areas/work-orders/web/index.ts'), 'OrdersTab')
const DocketsTab = lazyPart(() => import('#areas/dockets/web/index.ts'), 'DocketsTab')
const InvoicesTab = lazyPart(() => import('#areas/invoices/web/index.ts'), 'InvoicesTab')
const NotesTab = lazyPart(() => import('#areas/notes/web/index.ts'), 'NotesTab')
const DocumentsTab = lazyPart(() => import('#areas/documents/web/index.ts'), 'DocumentsTab')
const HistoryTab = lazyPart(() => import('#areas/activity-log/web/index.ts'), 'HistoryTab')

/** The content of a job's tab. What is disabled says why. */
export function JobTabContent({ tab, job }: { tab: keyof typeof jobTabs; job: Job }) {
  const may = useMay()
  const whyNotEdit = useWhyNotJob(job)('edit')
  const record = { record_type: 'job', record_id: job.id }
  const canWrite = !job.archived_at && (may('jobs:write') || may('documents:approve'))

  switch (tab) {
    case 'summary':
      return <JobDetailsTab job={job} disabledReason={whyNotEdit} />
    case 'site':
      return <SiteTab job={job} />
    case 'requirements':
      return <RequirementsTab job={job} />
    case 'orders':
      return <OrdersTab job_id={job.id} />
    case 'dockets':
      return <DocketsTab job_id={job.id} />
    case 'rates':
      return <RatesTab job={job} disabledReason={whyNotEdit} />
    case 'invoices':
      return <InvoicesTab client_id={job.client_id} job_id={job.id} />
    case 'notes':
      return <NotesTab {...record} canWrite={canWrite} />
    case 'documents':
      return <DocumentsTab {...record} canWrite={canWrite} />
    case 'history':
      return <HistoryTab {...record} words={jobHistoryWords} />
  }
}
