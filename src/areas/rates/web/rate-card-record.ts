import type { TabbedPlainRecord } from '#platform/web/records/plain-record.ts'
import { rateCardEndpoints } from '../contract/endpoints.ts'
import type { RateCard } from '../contract/rate-card.ts'
import { rateCardNoun } from '../rules/rate-card-labels.ts'
import { rateCardCan } from '../rules/rate-card-rules.ts'
import { rateCardPaths, rateCardTabs } from './rate-card-paths.ts'

export const rateCardRecord: TabbedPlainRecord<keyof typeof rateCardTabs, RateCard> = {
  noun: rateCardNoun,
  write: 'rate-cards:write',
  paths: rateCardPaths,
  tabs: rateCardTabs,
  can: rateCardCan,
  archive: rateCardEndpoints.archiveRateCards,
  restore: rateCardEndpoints.restoreRateCards,
}
