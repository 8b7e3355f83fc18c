import type { RecordTabs } from '#platform/web/records/record-tabs.ts'

export const checklistTabs = {
  details: { label: 'Items', right: 'checklists:read', isForm: true },
  notes: { label: 'Notes', right: 'notes:read' },
  documents: { label: 'Documents', right: 'documents:read' },
  history: { label: 'History', right: 'checklists:read' },
} as const satisfies RecordTabs
