import type { ViewRule } from '#platform/contract/list-views.ts'

/** The tabs above the jobs, by what the office does with them. */
export const currentJobViews = [
  { key: 'all', label: 'All', search: {} },
  { key: 'to_fill', label: 'To fill', none: 'No jobs with orders to fill', search: { unfilled: '1' } },
  { key: 'draft', label: 'Draft', none: 'No drafts', search: { status: 'Draft' } },
  { key: 'pending', label: 'Pending', none: 'No jobs pending', search: { status: 'Pending' } },
  { key: 'on_hold', label: 'On hold', none: 'No jobs on hold', search: { status: 'On Hold' } },
  {
    key: 'in_progress',
    label: 'In progress',
    none: 'No jobs in progress',
    search: { status: 'In Progress' },
  },
  { key: 'completed', label: 'Completed', none: 'No jobs completed', search: { status: 'Completed' } },
] as const satisfies readonly ViewRule[]
