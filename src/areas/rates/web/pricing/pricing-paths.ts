import { type RecordTabs, tabPaths } from '#platform/web/records/record-tabs.ts'

export type PricingTab = 'terms' | 'levy' | 'history'
export const pricingTabs: RecordTabs<PricingTab> = {
  terms: { label: 'Usual terms' },
  levy: { label: 'Fuel levy' },
  history: { label: 'History' },
}

const path = tabPaths(() => '/dashboard/products/pricing', pricingTabs)
/** The address of the usual terms, or of another tab. */
export const pricingPath = (tab?: PricingTab): string => path(0, tab)
