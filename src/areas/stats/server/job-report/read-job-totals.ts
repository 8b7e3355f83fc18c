import type { Db } from '#platform/server/database/database.ts'
import type { JobReportNarrowing, JobReportTotals } from '../../contract/job-report.ts'
import { comparedDays } from '../../rules/compared-days.ts'
import { reportedDays } from '../../rules/reported-days.ts'
import { sumWorkedJobs } from './job-report-store.ts'

/** All jobs of the report together, and those of the period before. */
export async function readJobTotals(
  db: Db,
  filters: JobReportNarrowing,
  today: string,
): Promise<JobReportTotals> {
  const days = reportedDays(filters, today)
  const compared = comparedDays(days, today)
  const [now, before] = await Promise.all([
    sumWorkedJobs(db, days, filters),
    sumWorkedJobs(db, compared.before, filters),
  ])
  return { days, days_before: compared.before, now, before }
}
