import type { ViewRule } from '#platform/contract/list-views.ts'

/** The tabs above the quotes, by what sales do with them. */
export const quoteViews = [
  { key: 'all', label: 'All', search: {} },
  { key: 'draft', label: 'Draft', none: 'No drafts', search: { status: 'Draft' } },
  {
    key: 'to_approve',
    label: 'To approve',
    none: 'Nothing to approve',
    search: { status: 'Awaiting Approval' },
  },
  { key: 'ready', label: 'To send', none: 'Nothing to send', search: { status: 'To Send' } },
  { key: 'waiting', label: 'To follow up', none: 'No quotes to follow up', search: { status: 'Waiting' } },
  {
    key: 'accepted',
    label: 'To make a job',
    none: 'No accepted quotes without a job',
    search: { status: 'Accepted' },
  },
  { key: 'declined', label: 'Declined', none: 'No quotes declined', search: { status: 'Declined' } },
] as const satisfies readonly ViewRule[]
