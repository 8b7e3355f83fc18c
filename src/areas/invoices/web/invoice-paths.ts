import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { invoiceTabs } from './invoice-tabs.ts'

/** The addresses of this area's screens. */
export const invoicePaths = {
  list: '/dashboard/invoices',
  create: '/dashboard/invoices/new',
  createFor: (client_id: number) => `/dashboard/invoices/new?client_id=${client_id}`,
  /** With one of the client's dockets ticked. */
  createOf: ({ id, client_id }: { id: number; client_id: number }) =>
    `/dashboard/invoices/new?client_id=${client_id}&docket_id=${id}`,
  settings: '/dashboard/invoices/settings',
  edit: tabPaths((id) => `/dashboard/invoices/${id}/edit`, invoiceTabs),
  preview: (id: number) => `/dashboard/invoices/${id}/check`,
}
