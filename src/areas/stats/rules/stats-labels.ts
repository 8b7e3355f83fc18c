import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'
import type { Measure, StatsGroup, StatsPeriod } from '../contract/choices.ts'

export const measureLabels = {
  approved: 'Approved ex GST',
  invoiced: 'Invoiced ex GST',
  paid: 'Paid inc GST',
  hours: 'Hours',
  loads: 'Loads',
  tonnes: 'Tonnes',
  utilisation: 'Utilisation',
  win_rate: 'Quotes won',
} as const satisfies Record<Measure, string>

/** Where each figure comes from, and which date counts. */
export const measureSources = {
  approved: 'Dockets by day of shift, without dry hire and lines billed by hand',
  invoiced: 'Invoices by date, less credits',
  paid: 'Payments by day received',
  hours: 'Approved dockets by day of shift',
  loads: 'Approved dockets by day of shift',
  tonnes: 'Loads weighed, by day of shift',
  utilisation: 'Hours worked and days on dry hire, of 8 hours a working day',
  win_rate: 'Of quotes won, lost or expired, by that day',
} as const satisfies Record<Measure, string>

export const periodLabels = {
  month: 'Month',
  week: 'Week',
  quarter: 'Quarter',
} as const satisfies Record<StatsPeriod, string>

/** What a row is; `period` is called by its length. */
export const groupLabels = {
  client: 'Client',
  category: 'Category',
  driver: 'Driver',
  job_type: 'Job type',
} as const satisfies Record<Exclude<StatsGroup, 'period'>, string>

/** The row of what has none: a line of an invoice for no machine, a quote of a new client. */
export const noneLabels = {
  client: 'New clients',
  category: 'No machine',
  driver: 'No driver',
  job_type: 'No job',
} as const satisfies Record<Exclude<StatsGroup, 'period'>, string>

export const jobReportNoun: Noun = { one: 'job', many: 'jobs' }

export const jobReportLabels = {
  job_no: 'Number',
  title: 'Job',
  client: 'Client',
  project: 'Project',
  status: 'Status',
  job_type: 'Job type',
  ordered: 'Ordered',
  filled: 'Filled',
  quoted: 'Quoted',
  approved: 'Approved',
  invoiced: 'Invoiced',
  left: 'Left to bill',
} as const satisfies Labels
