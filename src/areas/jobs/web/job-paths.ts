import { type RecordTabs, recordPaths } from '#platform/web/records/record-tabs.ts'

export const jobTabs = {
  summary: { label: 'Summary', right: 'jobs:read' },
  site: { label: 'Site', right: 'jobs:read' },
  // The office's planning, actions and documents are not for people booked on the job.
  requirements: { label: 'Requirements', right: 'work-orders:read', all: 'jobs:read' },
  orders: { label: 'Orders', right: 'work-orders:read' },
  dry_hire: { label: 'Dry hire', right: 'dry-hires:read', all: 'jobs:read' },
  dockets: { label: 'Dockets', right: 'dockets:read' },
  rates: { label: 'Rates', right: 'jobs:rates' },
  // What is agreed is for people who see rates.
  to_bill: { label: 'To bill', right: 'invoices:totals', all: 'jobs:rates' },
  invoices: { label: 'Invoices', right: 'invoices:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  documents: { label: 'Documents', right: 'documents:read', all: 'jobs:read' },
  history: { label: 'History', right: 'jobs:read', all: 'jobs:read' },
} as const satisfies RecordTabs

/** The addresses of this area's screens. */
export const jobPaths = {
  ...recordPaths('/dashboard/jobs', jobTabs),
  cancelled: '/dashboard/jobs/cancelled-jobs',
  cancelledDrivers: '/dashboard/jobs/cancelled-drivers',
  report: '/dashboard/jobs/report',
}

/** Tells a job from another of the same title: 'Kestrel Homes, Epping'. */
export const jobHint = ({ client, site_suburb }: { client: string; site_suburb: string }): string =>
  `${client}, ${site_suburb}`
