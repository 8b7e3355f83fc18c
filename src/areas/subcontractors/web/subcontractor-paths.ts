import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { subcontractorTabs } from './subcontractor-tabs.ts'

/** The addresses of this area's screens (specification, section 4). */
export const subcontractorPaths = {
  list: '/dashboard/subcontractors',
  archived: '/dashboard/subcontractors/archived',
  create: '/dashboard/subcontractors/new',
  edit: tabPaths((id) => `/dashboard/subcontractors/${id}/edit`, subcontractorTabs),
}
