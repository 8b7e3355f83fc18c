import type { ViewRule } from '#platform/contract/list-views.ts'

/** The tabs above the quotes, by what sales do with them. */
export const quoteViews = [
  { key: 'all', label: 'All', search: {} },
  { key: 'draft', label: 'Draft', search: { status: 'Draft' } },
  { key: 'to_approve', label: 'To approve', search: { status: 'Awaiting Approval' } },
  { key: 'ready', label: 'To send', search: { status: 'To Send' } },
  { key: 'waiting', label: 'To follow up', search: { status: 'Waiting' } },
  { key: 'accepted', label: 'To make a job', search: { status: 'Accepted' } },
  { key: 'declined', label: 'Declined', search: { status: 'Declined' } },
] as const satisfies readonly ViewRule[]
