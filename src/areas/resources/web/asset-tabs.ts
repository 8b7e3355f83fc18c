import type { RecordTabs } from '#platform/web/records/record-tabs.ts'

export const assetTabs = {
  details: { label: 'Summary', right: 'resources:read' },
  subcontractor: { label: 'Subcontractor', right: 'resources:read' },
  drivers: { label: 'Drivers', all: 'drivers:read' },
  workshop: { label: 'Workshop', right: 'scheduler:read' },
  checklists: { label: 'Checklists', right: 'checklists:read' },
  defects: { label: 'Defects', right: 'defects:read' },
  tags: { label: 'Tags', right: 'tags:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  // A record's documents are for people who see all documents.
  documents: { label: 'Documents', all: 'documents:read' },
  history: { label: 'History', right: 'resources:read' },
} as const satisfies RecordTabs
