import { hiddenAtFirst, hiddenOfCancelled } from './job-columns.tsx'

/** The three lists of jobs, each at an address of its own; `currentJobViews` divide the first. */
export const jobViews = {
  current: {
    title: 'Jobs',
    fixed: {},
    hidden: hiddenAtFirst,
    none: {
      text: 'Add a job, or make one from an accepted quote.',
    },
  },
  cancelled: {
    title: 'Cancelled jobs',
    tab: 'Cancelled',
    fixed: { cancelled: '1' },
    hidden: hiddenOfCancelled,
    none: {
      title: 'No cancelled jobs',
      text: 'Jobs cancelled by the client or the office appear here, with the reason.',
    },
  },
  archived: {
    title: 'Archived jobs',
    tab: 'Archived',
    fixed: { archived: '1' },
    hidden: hiddenAtFirst,
    none: {
      title: 'No archived jobs',
      text: 'Archived jobs appear here and can be restored.',
    },
  },
} as const
export type JobView = keyof typeof jobViews
