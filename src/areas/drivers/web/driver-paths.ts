export const driverTabs = ['details', 'licence', 'leave', 'notes', 'documents', 'history'] as const
export type DriverTab = (typeof driverTabs)[number]

/** The addresses of this area's screens (specification, section 4). */
export const driverPaths = {
  list: '/dashboard/subcontractors/drivers',
  archived: '/dashboard/subcontractors/drivers/archivedDrivers',
  edit: (id: number, tab: DriverTab = 'details') =>
    `/dashboard/subcontractors/drivers/${id}/edit${tab === 'details' ? '' : `?tab=${tab}`}`,
}
