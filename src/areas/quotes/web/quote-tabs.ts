import type { RecordTabs } from '#platform/web/records/record-tabs.ts'

export const quoteTabs = {
  quote: { label: 'Quote', right: 'quotes:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  documents: { label: 'Documents', right: 'documents:read' },
  history: { label: 'History', right: 'quotes:read' },
} as const satisfies RecordTabs
