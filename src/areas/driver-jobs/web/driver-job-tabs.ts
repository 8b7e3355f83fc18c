import type { RecordTabs } from '#platform/web/records/record-tabs.ts'

export const driverJobTabs = {
  details: { label: 'Details', right: 'driver-jobs:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  history: { label: 'History', all: 'driver-jobs:read' },
} as const satisfies RecordTabs
