import type { ViewRule } from '#platform/contract/list-views.ts'

/** The tabs above the dockets, by what the office does with them. */
export const docketViews = [
  { key: 'all', label: 'All', search: {} },
  { key: 'to_approve', label: 'To approve', search: { status: 'To Approve' } },
  { key: 'queried', label: 'Queried', search: { status: 'Queried' } },
  { key: 'to_invoice', label: 'To invoice', search: { status: 'To Invoice' } },
  { key: 'draft', label: 'Draft', search: { status: 'Draft' } },
  { key: 'invoiced', label: 'Invoiced', search: { status: 'Invoiced' } },
] as const satisfies readonly ViewRule[]
