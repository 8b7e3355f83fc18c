import type { AreaHelp } from '#platform/web/web-area.ts'
import { statsPaths } from './stats-paths.ts'

export const help: AreaHelp = {
  [statsPaths.stats]: {
    purpose: 'What the business did and won, and how that compares with the period before.',
    actions: [
      'Choose the dates, and see them by month, client, category, driver or job type.',
      'Narrow them to a client, category, driver, job type or depot.',
      'Choose what the chart shows; above it is where the figure comes from.',
      'Follow a figure to its list, or export every row.',
    ],
    next: 'Only approved dockets and issued invoices count; approved dockets leave out dry hire and lines by hand. Utilisation is of 8 hours a machine each working day.',
  },
  [statsPaths.jobReport]: {
    purpose: 'Jobs with what was ordered, worked, approved and invoiced in some days.',
    actions: [
      'Choose the days, and narrow it by client, project, status, job type, category or driver.',
      'Compare the totals with those of the period before.',
      'Export all jobs, or print the page on A4 landscape.',
    ],
    next: 'Approved dockets have no dry hire and no lines billed by hand. Quoted and left to bill are of the whole job, as its To bill tab says; everything else is of these days.',
  },
}
