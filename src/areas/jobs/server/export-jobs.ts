import { type ExportColumn, exported } from '#platform/server/export-columns.ts'
import type { ListExport } from '#platform/server/export-list.ts'
import { formatTime } from '#shared/local-date.ts'
import type { JobNarrowing } from '../contract/endpoints.ts'
import { billingWords } from '../rules/job-words.ts'
import { exportPage } from './job-store.ts'
import { presentJob } from './present-job.ts'

const { text, number, money, date, dayOf } = exported
type Exported = Awaited<ReturnType<typeof exportPage>>[number]

/** Every field of a job; what a client pays and may spend only for those who may see it. */
const columns: readonly ExportColumn<Exported>[] = [
  text('Number', (job) => job.job_no),
  text('Title', (job) => job.title),
  text('Status', (job) => job.status),
  text('Client', (job) => job.client),
  text('Contact', (job) => job.contact),
  text('Site', (job) => job.site),
  text('Suburb', (job) => job.site_suburb),
  text('Depot', (job) => job.depot),
  text('Type', (job) => job.job_type),
  date('Start date', (job) => job.start_date),
  date('End date', (job) => job.end_date),
  text('Start time', (job) => formatTime(job.default_start_time)),
  number('Orders', (job) => job.orders),
  number('Unfilled orders', (job) => job.unfilled_orders),
  text('Allocator', (job) => job.allocator),
  text('Sales', (job) => job.sales_user),
  text('Quote', (job) => job.quote_no, 'quotes:read'),
  text('Purchase order', (job) => job.po_number),
  money('Purchase order limit', (job) => job.po_limit_cents, 'jobs:rates'),
  date('Purchase order expires on', (job) => job.po_expires_on),
  text('Billing', (job) => billingWords[job.billing_method]),
  money('Fixed price', (job) => job.fixed_price_cents, 'jobs:rates'),
  money('Budget', (job) => job.budget_cents, 'jobs:rates'),
  number('Retention (%)', (job) => job.retention_percent, 'jobs:rates'),
  money('Public liability cover', (job) => job.min_pl_cover_cents),
  text('Description', (job) => job.description),
  text('Safety notes', (job) => job.safety_notes),
  text('Internal notes', (job) => job.internal_notes),
  text('Reason for the hold', (job) => job.hold_reason),
  dayOf('Cancelled', (job) => job.cancelled_at),
  text('Reason for cancelling', (job) => job.cancel_reason),
  dayOf('Added', (job) => job.created_at),
  dayOf('Archived', (job) => job.archived_at),
  text('Reason for archiving', (job) => job.archive_reason),
]

export const jobExport: ListExport<Exported, JobNarrowing> = {
  title: 'Jobs',
  record_type: 'job',
  read: 'jobs:read',
  columns,
  page: async ({ db, viewer, filters, after_id, today }) => {
    const jobs = await exportPage(db, viewer, filters, after_id, today)
    return jobs.map((job) => presentJob(viewer, job))
  },
}
