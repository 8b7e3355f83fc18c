import { type RecordTabs, commonTabLabels, tabPaths } from '#platform/web/records/record-tabs.ts'

export const invoiceTabs = {
  lines: { label: 'Invoice', right: 'invoices:read' },
  dockets: { label: 'Dockets', right: 'invoices:read' },
  payments: { label: 'Payments', right: 'invoices:totals' },
  ...commonTabLabels('invoices:read'),
} as const satisfies RecordTabs

/** The addresses of this area's screens. */
export const invoicePaths = {
  list: '/dashboard/invoices',
  create: '/dashboard/invoices/new',
  createFor: (client_id: number) => `/dashboard/invoices/new?client_id=${client_id}`,
  /** With what is left to bill of a job. */
  createForJob: ({ id, client_id }: { id: number; client_id: number }) =>
    `/dashboard/invoices/new?client_id=${client_id}&job_id=${id}`,
  /** With one of the client's dockets ticked. */
  createOf: ({ id, client_id }: { id: number; client_id: number }) =>
    `/dashboard/invoices/new?client_id=${client_id}&docket_id=${id}`,
  settings: '/dashboard/invoices/settings',
  edit: tabPaths((id) => `/dashboard/invoices/${id}/edit`, invoiceTabs),
  preview: (id: number) => `/dashboard/invoices/${id}/check`,
}
