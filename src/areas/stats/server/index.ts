import { seesToBill } from '#areas/chain/server/index.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { serverArea } from '#platform/server/platform.ts'
import { statsEndpoints } from '../contract/endpoints.ts'
import { statsExport } from './export-stats.ts'
import { jobReportExport } from './job-report/export-job-report.ts'
import { readJobReport } from './job-report/read-job-report.ts'
import { readJobTotals } from './job-report/read-job-totals.ts'
import { readStats } from './read-stats.ts'

/** What the business did, invoiced and won, by period and in comparison; entries that triggers keep are added up. */
export const statsArea = serverArea({
  endpoints: statsEndpoints,

  handlers: ({ db, clock, write }) => ({
    getStats: ({ viewer, query }) => readStats(db, viewer, query, clock.today()),
    exportStats: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, statsExport),
    listJobReport: ({ viewer, query }) => readJobReport(db, viewer, query, clock.today()),
    sumJobReport: ({ query }) => readJobTotals(db, query, clock.today()),
    exportJobReport: ({ viewer, query }) =>
      exportList({ db, clock, write }, viewer, query, jobReportExport(seesToBill(viewer))),
  }),
})
