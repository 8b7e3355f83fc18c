import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { supplierTabs } from './supplier-tabs.ts'

/** The addresses of this area's screens. */
export const supplierPaths = {
  list: '/dashboard/suppliers',
  archived: '/dashboard/suppliers/archived',
  create: '/dashboard/suppliers/new',
  edit: tabPaths((id) => `/dashboard/suppliers/${id}/edit`, supplierTabs),
}
