import type { RecordTabs } from '#platform/web/records/record-tabs.ts'

export const clientTabs = {
  summary: { label: 'Summary', right: 'clients:read' },
  quotes: { label: 'Quotes', right: 'quotes:read' },
  jobs: { label: 'Jobs', right: 'jobs:read' },
  invoices: { label: 'Invoices', right: 'invoices:read' },
  contacts: { label: 'Contacts', right: 'clients:read' },
  sites: { label: 'Sites', right: 'clients:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  documents: { label: 'Documents', right: 'documents:read' },
  history: { label: 'History', right: 'clients:read' },
} as const satisfies RecordTabs
