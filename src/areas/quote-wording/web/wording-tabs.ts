import type { RecordTabs } from '#platform/web/records/record-tabs.ts'

export const wordingTabs = {
  details: { label: 'Summary', right: 'quote-wording:read' },
  versions: { label: 'Versions', right: 'quote-wording:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  documents: { label: 'Documents', right: 'documents:read' },
  history: { label: 'History', right: 'quote-wording:read' },
} as const satisfies RecordTabs
