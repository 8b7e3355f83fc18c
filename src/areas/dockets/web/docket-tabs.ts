import type { RecordTabs } from '#platform/web/records/record-tabs.ts'

export const docketTabs = {
  docket: { label: 'Docket', right: 'dockets:read' },
  sheet: { label: 'As printed', right: 'dockets:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  // What the office did with a docket, and its papers, are not for those whose own it is.
  documents: { label: 'Documents', right: 'documents:read', all: 'dockets:read' },
  history: { label: 'History', right: 'dockets:read', all: 'dockets:read' },
} as const satisfies RecordTabs
