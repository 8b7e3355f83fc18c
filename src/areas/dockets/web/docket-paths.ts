import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { docketTabs } from './docket-tabs.ts'

/** The addresses of this area's screens. */
export const docketPaths = {
  list: '/dashboard/dockets',
  settings: '/dashboard/dockets/settings',
  view: tabPaths((id) => `/dashboard/dockets/${id}`, docketTabs),
}
