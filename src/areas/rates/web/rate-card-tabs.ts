import type { RecordTabs } from '#platform/web/records/record-tabs.ts'

export const rateCardTabs = {
  details: { label: 'Rates', right: 'rate-cards:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  documents: { label: 'Documents', right: 'documents:read' },
  history: { label: 'History', right: 'rate-cards:read' },
} as const satisfies RecordTabs
