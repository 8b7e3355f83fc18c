import { hiddenAtFirst, hiddenOfCancelled } from './job-columns.tsx'
import { jobPaths } from './job-paths.ts'

/** The three lists of jobs, each at an address of its own. */
export const jobViews = {
  current: { title: 'Jobs', tab: 'Current', to: jobPaths.list, fixed: {}, hidden: hiddenAtFirst },
  cancelled: {
    title: 'Cancelled jobs',
    tab: 'Cancelled',
    to: jobPaths.cancelled,
    fixed: { cancelled: '1' },
    hidden: hiddenOfCancelled,
  },
  archived: {
    title: 'Archived jobs',
    tab: 'Archived',
    to: jobPaths.archived,
    fixed: { archived: '1' },
    hidden: hiddenAtFirst,
  },
} as const
export type JobView = keyof typeof jobViews
export const jobViewNames = Object.keys(jobViews) as JobView[]
