import { type RecordTabs, recordPaths } from '#platform/web/records/record-tabs.ts'

export const subcontractorTabs = {
  summary: { label: 'Summary', right: 'subcontractors:read' },
  assets: { label: 'Assets', right: 'resources:read' },
  bank: { label: 'Bank details', right: 'bank-details:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  // A record's documents are for people who see all documents.
  documents: { label: 'Documents', all: 'documents:read' },
  history: { label: 'History', right: 'subcontractors:read' },
} as const satisfies RecordTabs

/** The addresses of this area's screens (specification, section 4). */
export const subcontractorPaths = recordPaths('/dashboard/subcontractors', subcontractorTabs)
