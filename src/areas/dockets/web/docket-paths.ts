import { type RecordTabs, tabPaths } from '#platform/web/records/record-tabs.ts'

export const docketTabs = {
  docket: { label: 'Docket', right: 'dockets:read' },
  sheet: { label: 'As printed', right: 'dockets:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  // The office's actions and documents are not for people who see only their own dockets.
  documents: { label: 'Documents', right: 'documents:read', all: 'dockets:read' },
  history: { label: 'History', right: 'dockets:read', all: 'dockets:read' },
} as const satisfies RecordTabs

/** The addresses of this area's screens. */
export const docketPaths = {
  list: '/dashboard/dockets',
  settings: '/dashboard/dockets/settings',
  view: tabPaths((id) => `/dashboard/dockets/${id}`, docketTabs),
}
