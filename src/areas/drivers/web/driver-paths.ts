import { type RecordTabs, tabPaths } from '#platform/web/records/record-tabs.ts'

export const driverTabs = {
  details: { label: 'Summary', right: 'drivers:read' },
  licence: { label: 'Licence & competence', right: 'drivers:read', isForm: true },
  tags: { label: 'Tags', right: 'tags:people' },
  leave: { label: 'Leave', right: 'scheduler:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  // A record's documents are for people who see all documents; your own are in the profile.
  documents: { label: 'Documents', all: 'documents:read' },
  history: { label: 'History', right: 'drivers:read' },
} as const satisfies RecordTabs

/** The addresses of this area's screens (specification, section 4). */
export const driverPaths = {
  list: '/dashboard/subcontractors/drivers',
  archived: '/dashboard/subcontractors/drivers/archivedDrivers',
  edit: tabPaths((id) => `/dashboard/subcontractors/drivers/${id}/edit`, driverTabs),
}
