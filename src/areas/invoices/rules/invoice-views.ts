import type { ViewRule } from '#platform/contract/list-views.ts'

/** The tabs above the invoices, by what accounts do with them. */
export const invoiceViews = [
  { key: 'all', label: 'All', search: {} },
  { key: 'to_send', label: 'To send', none: 'Nothing to send', search: { status: 'To Send' } },
  { key: 'draft', label: 'Draft', none: 'No drafts', search: { status: 'Draft' } },
  { key: 'overdue', label: 'Overdue', none: 'No invoices overdue', search: { status: 'Overdue' } },
  { key: 'disputed', label: 'Disputed', none: 'No invoices disputed', search: { status: 'Disputed' } },
  {
    key: 'paid',
    label: 'Paid this month',
    none: 'No invoices paid this month',
    search: { paid: 'this_month' },
  },
] as const satisfies readonly ViewRule[]
