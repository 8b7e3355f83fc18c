import { endpoint, exportQuery } from '#platform/contract/endpoint.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { jobReportNoun } from '../rules/stats-labels.ts'
import { JobReportRow, JobReportTotals, jobReportFilters, jobReportNarrowing } from './job-report.ts'
import { Stats, statsFilters, statsQuery } from './stats.ts'
import * as z from 'zod'

/** What a change makes stale besides dockets. */
const also = ['invoice', 'quote', 'job', 'job_item', 'asset', 'client', 'driver']

const jobReport = recordEndpoints({
  noun: jobReportNoun,
  path: '/api/job-report',
  topic: 'docket',
  rights: { read: 'stats:read', export: 'stats:export' },
})

export const statsEndpoints = {
  getStats: endpoint({
    method: 'GET',
    path: '/api/stats',
    permission: 'stats:read',
    summary:
      'Money, hours, loads, utilisation and quotes won, by period or by what they were for, with the period before.',
    topic: 'docket',
    also,
    query: statsQuery,
    output: Stats,
  }),
  exportStats: endpoint({
    method: 'GET',
    path: '/api/stats/export',
    permission: 'stats:export',
    summary: 'Export all rows of the statistics as CSV or Excel.',
    download: true,
    query: statsFilters.extend(exportQuery),
    output: z.string(),
  }),
  listJobReport: jobReport.list({
    summary: 'Jobs with what was ordered, worked, approved and invoiced in some days.',
    also,
    query: jobReportFilters,
    output: JobReportRow,
  }),
  sumJobReport: jobReport.sums({
    summary: 'Total the jobs of the report, with what was worked up to today and in the period before.',
    also,
    query: jobReportNarrowing,
    output: JobReportTotals,
  }),
  exportJobReport: jobReport.export({
    summary: 'Export the job report as CSV or Excel.',
    query: jobReportNarrowing.extend(exportQuery),
  }),
}
