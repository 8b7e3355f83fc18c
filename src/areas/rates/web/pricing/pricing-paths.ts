import { type RecordTabs, tabPaths } from '#platform/web/records/record-tabs.ts'

export const pricingTabs = {
  terms: { label: 'Usual terms' },
  levy: { label: 'Fuel levy' },
  history: { label: 'History' },
} as const satisfies RecordTabs
export type PricingTab = keyof typeof pricingTabs

const path = tabPaths(() => '/dashboard/products/pricing', pricingTabs)
/** The address of the usual terms, or of another tab. */
export const pricingPath = (tab?: PricingTab): string => path(0, tab)
