import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { serverArea } from '#platform/server/platform.ts'
import { rateCardEndpoints } from '../contract/endpoints.ts'
import { cardTime } from '../rules/rate-card-rules.ts'
import { rateConstraints } from './constraints.ts'
import { copyRateCard } from './copy-rate-card.ts'
import { createRateCard } from './create-rate-card.ts'
import { editRateCard } from './edit-rate-card.ts'
import { rateCardExport } from './export-rate-cards.ts'
import { listLevies } from './fuel-levy-store.ts'
import { pricingSettingsRecord, readPricingSettings, savePricingSettings } from './pricing-settings-store.ts'
import { rateCardRecord, rateCardRecordType, readCard } from './rate-card-record.ts'
import { listCards } from './rate-card-store.ts'
import { listChoices, listCurrentAttachments } from './rate-rule-store.ts'
import { createFuelLevy, editFuelLevy, removeFuelLevy } from './save-fuel-levy.ts'

export { clientLoadRates } from './client-load-rates.ts'
export { clientRate } from './client-rate.ts'
export { findClientTerms } from './client-terms.ts'
export { createRateCard } from './create-rate-card.ts'
export { copyRateCard } from './copy-rate-card.ts'
export { findLoadRates } from './load-rates-store.ts'
export { type RateWanted, findRates, findRatesOf } from './find-rates-store.ts'
export { type PricingSettings, findPricingSettings, findUsualTerms } from './pricing-settings.ts'
export { savePricingSettings } from './pricing-settings-store.ts'
export { createFuelLevy } from './save-fuel-levy.ts'

const { changes, creates } = answerWith(({ tx, viewer, today }, id) => readCard(tx, viewer, id, today))

export const ratesArea = serverArea({
  endpoints: rateCardEndpoints,

  handlers: ({ db, clock, write }) => ({
    listRateCards: async ({ viewer, query }) => {
      const today = clock.today()
      const { rows, total } = await listCards(db, viewer, query, today)
      return { rows: rows.map((card) => ({ ...card, time: cardTime(card, today) })), total }
    },
    exportRateCards: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, rateCardExport),
    listRateChoices: async () => ({
      ...(await listChoices(db)),
      attachment_id: await listCurrentAttachments(db),
    }),
    getRateCard: ({ viewer, params }) => readCard(db, viewer, params.id, clock.today()),

    createRateCard: creates(createRateCard),
    editRateCard: changes(editRateCard),
    copyRateCard: async ({ change, params, body }) => {
      const { id } = await copyRateCard(change, params.id, body)
      return readCard(change.tx, change.viewer, id, change.today)
    },
    archiveRateCards: ({ change, body }) => archiveRecords(change, rateCardRecord, body),
    restoreRateCards: ({ change, body }) => restoreRecords(change, rateCardRecord, body),

    getPricingSettings: () => readPricingSettings(db),
    savePricingSettings: async ({ change, body }) => {
      await savePricingSettings(change, body)
      return readPricingSettings(change.tx)
    },
    listFuelLevies: () => listLevies(db),
    createFuelLevy: ({ change, body }) => createFuelLevy(change, body),
    editFuelLevy: ({ change, params, body }) => editFuelLevy(change, params.id, body),
    removeFuelLevy: ({ change, params, body }) => removeFuelLevy(change, params.id, body.version),
  }),

  records: [rateCardRecordType, pricingSettingsRecord],

  constraints: rateConstraints,
})
