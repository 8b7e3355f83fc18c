import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { tipSiteTabs } from './tip-site-tabs.ts'

/** The addresses of this area's screens. */
export const tipSitePaths = {
  list: '/dashboard/tip-sites',
  archived: '/dashboard/tip-sites/archived',
  create: '/dashboard/tip-sites/new',
  createFor: (supplier_id: number) => `/dashboard/tip-sites/new?supplier_id=${supplier_id}`,
  edit: tabPaths((id) => `/dashboard/tip-sites/${id}/edit`, tipSiteTabs),
}
