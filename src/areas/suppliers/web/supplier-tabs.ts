import type { RecordTabs } from '#platform/web/records/record-tabs.ts'

export const supplierTabs = {
  details: { label: 'Summary', right: 'suppliers:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  documents: { label: 'Documents', right: 'documents:read' },
  history: { label: 'History', right: 'suppliers:read' },
} as const satisfies RecordTabs
