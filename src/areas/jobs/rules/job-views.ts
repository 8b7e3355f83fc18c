import type { ViewRule } from '#platform/contract/list-views.ts'

/** The tabs above the jobs, by what the office does with them. */
export const currentJobViews = [
  { key: 'all', label: 'All', search: {} },
  { key: 'to_fill', label: 'To fill', search: { unfilled: '1' } },
  { key: 'draft', label: 'Draft', search: { status: 'Draft' } },
  { key: 'pending', label: 'Pending', search: { status: 'Pending' } },
  { key: 'on_hold', label: 'On hold', search: { status: 'On Hold' } },
  { key: 'in_progress', label: 'In progress', search: { status: 'In Progress' } },
  { key: 'completed', label: 'Completed', search: { status: 'Completed' } },
] as const satisfies readonly ViewRule[]
