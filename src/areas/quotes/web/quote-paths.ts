import { type RecordTabs, commonTabLabels, recordPaths } from '#platform/web/records/record-tabs.ts'

export const quoteTabs = {
  quote: { label: 'Quote', right: 'quotes:read' },
  ...commonTabLabels('quotes:read'),
} as const satisfies RecordTabs

/** The addresses of this area's screens. */
export const quotePaths = {
  ...recordPaths('/dashboard/quotes', quoteTabs),
  createFor: (client_id: number) => `/dashboard/quotes/new?client_id=${client_id}`,
  settings: '/dashboard/quotes/settings',
  preview: (id: number) => `/dashboard/quotes/${id}/check`,
}
