import { type RecordTabs, commonTabLabels, recordPaths } from '#platform/web/records/record-tabs.ts'

export const tipSiteTabs = {
  details: { label: 'Summary', right: 'tip-sites:read' },
  rates: { label: 'Rates', right: 'tip-sites:rates' },
  ...commonTabLabels('tip-sites:read'),
} as const satisfies RecordTabs

/** The addresses of this area's screens. */
export const tipSitePaths = {
  ...recordPaths('/dashboard/tip-sites', tipSiteTabs),
  createFor: (supplier_id: number) => `/dashboard/tip-sites/new?supplier_id=${supplier_id}`,
}
