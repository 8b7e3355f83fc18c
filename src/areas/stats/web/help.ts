import type { AreaHelp } from '#platform/web/web-area.ts'
import { statsPaths } from './stats-paths.ts'

export const help: AreaHelp = {
  [statsPaths.stats]: {
    purpose: 'What the business did and won, and how that compares with the period before.',
    actions: [
      'Choose the dates, and months, weeks or quarters; or see it by client, category, driver or job type.',
      'Narrow it to a client, a category, a driver, a job type or a depot. The address keeps it all.',
      'Choose what the chart shows; the table below has all figures, and Export has every row.',
      'Follow a figure to the dockets, invoices or quotes that it comes from.',
    ],
    next: 'Hours, loads, tonnes and what is done come from approved dockets by the day of the shift; invoiced from issued invoices by date, less credits. Utilisation is hours worked and days on dry hire, of 8 hours for each machine and working day.',
  },
  [statsPaths.jobReport]: {
    purpose: 'Jobs with what was ordered, worked, done and invoiced in some days.',
    actions: [
      'Choose the days, and narrow it by client, project, status, job type, category or driver.',
      'Compare the totals with those of the period before.',
      'Export all jobs, or print the page on A4 landscape.',
    ],
    next: 'Quoted and left to bill are of the whole job, as its To bill tab says; everything else is of these days.',
  },
}
