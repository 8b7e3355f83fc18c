import { type RecordTabs, commonTabLabels, recordPaths } from '#platform/web/records/record-tabs.ts'
import type { CardKind } from '../contract/choices.ts'

export const rateCardTabs = {
  details: { label: 'Rates', right: 'rate-cards:read' },
  ...commonTabLabels('rate-cards:read'),
} as const satisfies RecordTabs

const base = '/dashboard/products/rate-cards'

/** The addresses of this area's screens. */
export const rateCardPaths = {
  ...recordPaths(base, rateCardTabs),
  createFor: (kind: CardKind, id: number) => `${base}/new?kind=${kind}&${kind}_id=${id}`,
}
