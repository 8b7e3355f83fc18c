import { exportPageRows } from '#platform/server/export/csv.ts'
import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import type { JobReportNarrowing, JobReportRow } from '../../contract/job-report.ts'
import { reportedDays } from '../../rules/reported-days.ts'
import { jobReportLabels as labels, measureLabels } from '../../rules/stats-labels.ts'
import { listAllWorkedJobs } from './job-report-store.ts'
import { withAgreed } from './read-job-report.ts'

const { text, number, money } = exported

const columnsFor = (hasAgreed: boolean): readonly ExportColumn<JobReportRow>[] => [
  text(labels.job_no, (job) => job.job_no),
  text(labels.title, (job) => job.title),
  text(labels.client, (job) => job.client),
  text(labels.project, (job) => job.project),
  text(labels.status, (job) => job.status),
  text(labels.job_type, (job) => job.job_type),
  number(labels.ordered, (job) => job.ordered),
  number(labels.filled, (job) => job.filled),
  number(measureLabels.hours, (job) => Math.round(job.worked_minutes / 0.6) / 100),
  number(measureLabels.loads, (job) => job.loads),
  number(measureLabels.tonnes, (job) => job.kilograms / 1000),
  ...(hasAgreed
    ? [money<JobReportRow>(labels.quoted, (job) => job.quoted_cents ?? null, 'stats:money')]
    : []),
  money(measureLabels.approved, (job) => job.approved_cents ?? null, 'stats:money'),
  money(measureLabels.invoiced, (job) => job.invoiced_cents ?? null, 'stats:money'),
  ...(hasAgreed ? [money<JobReportRow>(labels.left, (job) => job.left_cents ?? null, 'stats:money')] : []),
]

/** `hasAgreed`: with what was quoted and what is left, for those who see it. */
export const jobReportExport = (hasAgreed: boolean): ListExport<JobReportRow, JobReportNarrowing> => ({
  title: 'Job report',
  record_type: 'job',
  read: 'stats:read',
  columns: columnsFor(hasAgreed),
  page: async ({ db, viewer, filters, after_id, today }) => {
    // All jobs at once: each page of them would be a sum of all entries.
    if (after_id > 0) return []
    const jobs = await listAllWorkedJobs(db, reportedDays(filters, today), filters)
    const rows: JobReportRow[] = []
    for (let at = 0; at < jobs.length; at += exportPageRows)
      rows.push(...(await withAgreed(db, viewer, jobs.slice(at, at + exportPageRows), today)))
    return rows
  },
})
