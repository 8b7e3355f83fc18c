import type { RecordTabs } from '#platform/web/records/record-tabs.ts'

export const attachmentTabs = {
  details: { label: 'Summary', right: 'attachments:read' },
  workshop: { label: 'Workshop', right: 'scheduler:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  // A record's documents are for people who see all documents.
  documents: { label: 'Documents', all: 'documents:read' },
  history: { label: 'History', right: 'attachments:read' },
} as const satisfies RecordTabs
