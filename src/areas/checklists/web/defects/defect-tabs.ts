import type { RecordTabs } from '#platform/web/records/record-tabs.ts'

export const defectTabs = {
  details: { label: 'Details', right: 'defects:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  history: { label: 'History', right: 'defects:read' },
} as const satisfies RecordTabs
