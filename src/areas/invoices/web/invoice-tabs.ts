import type { RecordTabs } from '#platform/web/records/record-tabs.ts'

export const invoiceTabs = {
  lines: { label: 'Invoice', right: 'invoices:read' },
  dockets: { label: 'Dockets', right: 'invoices:read' },
  payments: { label: 'Payments', right: 'invoices:totals' },
  notes: { label: 'Notes', right: 'notes:read' },
  documents: { label: 'Documents', right: 'documents:read' },
  history: { label: 'History', right: 'invoices:read' },
} as const satisfies RecordTabs
