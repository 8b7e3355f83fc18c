import type { Db } from '#platform/server/database/database.ts'
import type { JobReportNarrowing, JobReportTotals } from '../../contract/job-report.ts'
import { comparedDays } from '../../rules/compared-days.ts'
import { reportedDays } from '../../rules/reported-days.ts'
import { sumReport, sumWorked } from './job-report-store.ts'

/** All jobs of the report together, and what was worked up to today with the period before. */
export async function readJobTotals(
  db: Db,
  filters: JobReportNarrowing,
  today: string,
): Promise<JobReportTotals> {
  const days = reportedDays(filters, today)
  const compared = comparedDays(days, today)
  // Up to today is all of a period that is over.
  const isWhole = compared.now.to === days.to
  const [now, worked, before] = await Promise.all([
    sumReport(db, days, filters),
    isWhole ? null : sumWorked(db, compared.now, filters),
    sumWorked(db, compared.before, filters),
  ])
  return {
    days,
    now,
    compared: { days: compared.now, days_before: compared.before, now: worked ?? now, before },
  }
}
