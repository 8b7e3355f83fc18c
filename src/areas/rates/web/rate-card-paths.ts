import { tabPaths } from '#platform/web/records/record-tabs.ts'
import type { CardKind } from '../contract/choices.ts'
import { rateCardTabs } from './rate-card-tabs.ts'

const list = '/dashboard/products/rate-cards'

/** The addresses of this area's screens. */
export const rateCardPaths = {
  list,
  archived: `${list}/archived`,
  create: `${list}/new`,
  createFor: (kind: CardKind, id: number) => `${list}/new?kind=${kind}&${kind}_id=${id}`,
  edit: tabPaths((id) => `${list}/${id}/edit`, rateCardTabs),
}
