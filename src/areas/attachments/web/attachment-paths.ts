import { type RecordTabs, recordPaths } from '#platform/web/records/record-tabs.ts'

export const attachmentTabs = {
  details: { label: 'Summary', right: 'attachments:read' },
  workshop: { label: 'Workshop', right: 'scheduler:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  // A record's documents are for people who see all documents.
  documents: { label: 'Documents', all: 'documents:read' },
  history: { label: 'History', right: 'attachments:read' },
} as const satisfies RecordTabs

/** What there is. */
export const attachmentPaths = recordPaths('/dashboard/resources/attachments', attachmentTabs)
/** Which machine has it: the specification's other name for them (section 4). */
export const allocateAttachmentPaths = recordPaths(
  '/dashboard/allocate-resources/allocate-attachments',
  attachmentTabs,
)
