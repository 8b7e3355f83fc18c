import { type RecordTabs, recordPaths } from '#platform/web/records/record-tabs.ts'

export const productTabs = {
  details: { label: 'Summary', right: 'products:read' },
  prices: { label: 'Prices', right: 'products:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  history: { label: 'History', right: 'products:read' },
} as const satisfies RecordTabs

/** The addresses of this area's screens. */
export const productPaths = recordPaths('/dashboard/products', productTabs)
