import type { ViewRule } from '#platform/contract/list-views.ts'

/** The tabs above the dockets, by what the office does with them. */
export const docketViews = [
  { key: 'all', label: 'All', search: {} },
  { key: 'to_approve', label: 'To approve', none: 'Nothing to approve', search: { status: 'To Approve' } },
  { key: 'queried', label: 'Queried', none: 'No dockets queried', search: { status: 'Queried' } },
  { key: 'to_invoice', label: 'To invoice', none: 'Nothing to invoice', search: { status: 'To Invoice' } },
  { key: 'draft', label: 'Draft', none: 'No drafts', search: { status: 'Draft' } },
  { key: 'invoiced', label: 'Invoiced', none: 'No dockets invoiced', search: { status: 'Invoiced' } },
] as const satisfies readonly ViewRule[]
