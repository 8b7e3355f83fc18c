/** How a range of days is divided; separate from the schemas, so that a route can parse an address without them. */
export const statsPeriods = ['month', 'week', 'quarter'] as const
export type StatsPeriod = (typeof statsPeriods)[number]

/** What the rows of the statistics are. */
export const statsGroups = ['period', 'client', 'category', 'driver', 'job_type'] as const
export type StatsGroup = (typeof statsGroups)[number]

/** What is measured: the column that the chart shows. */
export const measures = [
  'approved',
  'invoiced',
  'paid',
  'hours',
  'loads',
  'tonnes',
  'utilisation',
  'win_rate',
] as const
export type Measure = (typeof measures)[number]
