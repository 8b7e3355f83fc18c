import { type RecordTabs, tabPaths } from '#platform/web/records/record-tabs.ts'

export const orderTabs = {
  details: { label: 'Summary', right: 'work-orders:read' },
  tips: { label: 'Tip orders', right: 'work-orders:read' },
  dockets: { label: 'Dockets', right: 'dockets:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  // The office's actions and documents are not for people booked on the order.
  documents: { label: 'Documents', right: 'documents:read', all: 'work-orders:read' },
  history: { label: 'History', right: 'work-orders:read', all: 'work-orders:read' },
} as const satisfies RecordTabs

/** The addresses of this area's screens. */
export const orderPaths = {
  list: '/dashboard/work-orders',
  edit: tabPaths((id) => `/dashboard/work-orders/${id}/edit`, orderTabs),
}
