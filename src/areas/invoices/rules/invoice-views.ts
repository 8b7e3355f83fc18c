import type { ViewRule } from '#platform/contract/list-views.ts'

/** The tabs above the invoices, by what accounts do with them. */
export const invoiceViews = [
  { key: 'all', label: 'All', search: {} },
  { key: 'to_send', label: 'To send', search: { status: 'To Send' } },
  { key: 'draft', label: 'Draft', search: { status: 'Draft' } },
  { key: 'overdue', label: 'Overdue', search: { status: 'Overdue' } },
  { key: 'disputed', label: 'Disputed', search: { status: 'Disputed' } },
  { key: 'paid', label: 'Paid this month', search: { paid: 'this_month' } },
] as const satisfies readonly ViewRule[]
