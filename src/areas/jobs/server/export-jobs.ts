import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import { formatTime } from '#shared/local-date.ts'
import type { JobNarrowing } from '../contract/endpoints.ts'
import { jobLabels as labels } from '../rules/job-labels.ts'
import { billingWords } from '../rules/job-words.ts'
import { exportPage } from './job-store.ts'
import { presentJob } from './present-job.ts'

const { text, number, money, date, dayOf } = exported
type Exported = Awaited<ReturnType<typeof exportPage>>[number]

/** Every field of a job; prices and budget only for viewers who may see them. */
const columns: readonly ExportColumn<Exported>[] = [
  text(labels.job_no, (job) => job.job_no),
  text(labels.title, (job) => job.title),
  text(labels.status, (job) => job.status),
  text(labels.client_id, (job) => job.client),
  text(labels.project_id, (job) => job.project),
  text(labels.contact_id, (job) => job.contact),
  text(labels.job_site_id, (job) => job.site),
  text(labels.site_suburb, (job) => job.site_suburb),
  text(labels.depot_id, (job) => job.depot),
  text(labels.job_type, (job) => job.job_type),
  date(labels.start_date, (job) => job.start_date),
  date(labels.end_date, (job) => job.end_date),
  text(labels.default_start_time, (job) => formatTime(job.default_start_time)),
  number(labels.orders, (job) => job.orders),
  number(labels.unfilled_orders, (job) => job.unfilled_orders),
  text(labels.allocator_id, (job) => job.allocator),
  text(labels.sales_user_id, (job) => job.sales_user),
  text(labels.quote_id, (job) => job.quote_no, 'quotes:read'),
  text(labels.po_number, (job) => job.po_number),
  money(labels.po_limit_cents, (job) => job.po_limit_cents, 'jobs:rates'),
  date(labels.po_expires_on, (job) => job.po_expires_on),
  text(labels.billing_method, (job) => billingWords[job.billing_method]),
  money(labels.fixed_price_cents, (job) => job.fixed_price_cents, 'jobs:rates'),
  money(labels.budget_cents, (job) => job.budget_cents, 'jobs:rates'),
  number(`${labels.retention_percent} (%)`, (job) => job.retention_percent, 'jobs:rates'),
  money(labels.min_pl_cover_cents, (job) => job.min_pl_cover_cents),
  text(labels.description, (job) => job.description),
  text(labels.safety_notes, (job) => job.safety_notes),
  text(labels.internal_notes, (job) => job.internal_notes),
  text(labels.hold_reason, (job) => job.hold_reason),
  dayOf(labels.cancelled_at, (job) => job.cancelled_at),
  text(labels.cancel_reason, (job) => job.cancel_reason),
  dayOf(labels.created_at, (job) => job.created_at),
  dayOf(labels.archived_at, (job) => job.archived_at),
  text(labels.archive_reason, (job) => job.archive_reason),
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
