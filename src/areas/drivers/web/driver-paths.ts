import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { driverTabs } from './driver-tabs.ts'

/** The addresses of this area's screens (specification, section 4). */
export const driverPaths = {
  list: '/dashboard/subcontractors/drivers',
  archived: '/dashboard/subcontractors/drivers/archivedDrivers',
  edit: tabPaths((id) => `/dashboard/subcontractors/drivers/${id}/edit`, driverTabs),
}
