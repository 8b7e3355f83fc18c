export const invoiceTabs = ['lines', 'dockets', 'payments', 'notes', 'documents', 'history'] as const
export type InvoiceTab = (typeof invoiceTabs)[number]

/** The addresses of this area's screens. */
export const invoicePaths = {
  list: '/dashboard/invoices',
  create: '/dashboard/invoices/new',
  createFor: (client_id: number) => `/dashboard/invoices/new?client_id=${client_id}`,
  /** With a docket of the client's ticked. */
  createOf: ({ id, client_id }: { id: number; client_id: number }) =>
    `/dashboard/invoices/new?client_id=${client_id}&docket_id=${id}`,
  settings: '/dashboard/invoices/settings',
  edit: (id: number, tab: InvoiceTab = 'lines') =>
    `/dashboard/invoices/${id}/edit${tab === 'lines' ? '' : `?tab=${tab}`}`,
  check: (id: number) => `/dashboard/invoices/${id}/check`,
}
