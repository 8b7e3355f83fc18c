import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import { chargeUnitWords } from '#shared/units.ts'
import type { RateCardNarrowing } from '../contract/endpoints.ts'
import {
  cardKindWords,
  rateCardLabels as labels,
  rateRuleLabels as ruleLabels,
  standardWords,
} from '../rules/rate-card-labels.ts'
import { termsInWords } from '../rules/terms-in-words.ts'
import { exportPage } from './rate-card-store.ts'

type Exported = Awaited<ReturnType<typeof exportPage>>[number]
const { text, date, price } = exported

/** Every rate of the cards, each with its card. */
const columns: readonly ExportColumn<Exported>[] = [
  text('Card', (rate) => rate.name),
  text(labels.kind, (rate) => cardKindWords[rate.kind]),
  text(labels.owner, (rate) => rate.owner ?? standardWords[rate.kind]),
  text('Product code', (rate) => rate.code),
  text(ruleLabels.product_id, (rate) => rate.product),
  text(ruleLabels.asset_category_id, (rate) => rate.asset_category),
  text(ruleLabels.asset_id, (rate) => rate.fleet_no),
  text(ruleLabels.job_type, (rate) => rate.job_type),
  text(ruleLabels.material, (rate) => rate.material),
  text(ruleLabels.tip_site_id, (rate) => rate.tip_site),
  price(ruleLabels.rate_cents, (rate) => rate.rate_cents),
  text(ruleLabels.unit, (rate) => chargeUnitWords[rate.unit]),
  text('Own terms', (rate) => termsInWords(rate.terms).join('; ')),
  date(ruleLabels.valid_from, (rate) => rate.first_day),
  date(ruleLabels.valid_to, (rate) => rate.last_day),
]

export const rateCardExport: ListExport<Exported, RateCardNarrowing> = {
  title: 'Rate cards',
  record_type: 'rate_card',
  read: 'rate-cards:read',
  columns,
  page: ({ db, viewer, filters, after_id, today }) => exportPage(db, viewer, filters, after_id, today),
}
