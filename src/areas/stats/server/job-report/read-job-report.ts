import { seesToBill, toBillOf } from '#areas/chain/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { JobReportFilters, JobReportRow } from '../../contract/job-report.ts'
import { reportedDays } from '../../rules/reported-days.ts'
import { type WorkedJob, listWorkedJobs } from './job-report-store.ts'

/** One page of the report. */
export async function readJobReport(db: Db, viewer: Viewer, filters: JobReportFilters, today: string) {
  const { rows, total } = await listWorkedJobs(db, reportedDays(filters, today), filters)
  return { rows: await withAgreed(db, viewer, rows, today), total }
}

/** With what was quoted of each job and what is left to bill, as its “To bill” says, for those who see that. */
export async function withAgreed(
  db: Db,
  viewer: Viewer,
  jobs: readonly WorkedJob[],
  today: string,
): Promise<JobReportRow[]> {
  if (jobs.length === 0 || !seesToBill(viewer)) return [...jobs]
  const bills = await toBillOf(
    db,
    jobs.map(({ id }) => id),
    today,
  )
  return jobs.map((job) => {
    const { agreed_cents, left_cents } = bills.job(job.id)
    return { ...job, quoted_cents: agreed_cents, left_cents }
  })
}
