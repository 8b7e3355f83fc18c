import { type RecordTabs, commonTabLabels, recordPaths } from '#platform/web/records/record-tabs.ts'

export const supplierTabs = {
  details: { label: 'Summary', right: 'suppliers:read' },
  contacts: { label: 'Contacts', right: 'suppliers:read' },
  tips: { label: 'Tip sites', right: 'tip-sites:read' },
  bank: { label: 'Bank details', right: 'bank-details:read' },
  ...commonTabLabels('suppliers:read'),
} as const satisfies RecordTabs

/** The addresses of this area's screens. */
export const supplierPaths = recordPaths('/dashboard/suppliers', supplierTabs)
