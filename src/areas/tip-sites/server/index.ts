import { findHolidays } from '#areas/settings/server/index.ts'
import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { serverArea } from '#platform/server/platform.ts'
import { tipSiteEndpoints } from '../contract/endpoints.ts'
import { tipSiteConstraints } from './constraints.ts'
import { createTipSite, editTipSite } from './save-tip-site.ts'
import { tipSiteExport } from './export-tip-sites.ts'
import { tipSiteImport } from './import/import-tip-sites.ts'
import { listTipRates } from './rates/rate-store.ts'
import { createTipRate, editTipRate, removeTipRate } from './rates/save-rate.ts'
import { tipSiteRecord, tipSiteRecordType } from './tip-site-record.ts'
import { listTipSites } from './tip-site-store.ts'

export { findTipRate } from './rates/rate-store.ts'
export { listRestrictedMaterials } from './materials/list-restricted-materials.ts'
export { createTipRate } from './rates/save-rate.ts'
export { createTipSite } from './save-tip-site.ts'
export { tipSiteChanged } from './tip-site-events.ts'
export { hiddenRateFields } from './rates/hidden-rate-fields.ts'
export { findTipSite } from './tip-site-store.ts'

const { changes, creates } = answerWith(({ tx }, id) => tipSiteRecord.read(tx, id))

export const tipSitesArea = serverArea({
  endpoints: tipSiteEndpoints,

  handlers: ({ db, clock, write }) => ({
    listTipSites: async ({ query }) =>
      listTipSites(db, query, { today: clock.today(), holidayOn: await findHolidays(db) }),
    exportTipSites: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, tipSiteExport),
    getTipSite: ({ params }) => tipSiteRecord.read(db, params.id),

    createTipSite: creates(createTipSite),
    editTipSite: changes(editTipSite),
    archiveTipSites: ({ change, body }) => archiveRecords(change, tipSiteRecord, body),
    restoreTipSites: ({ change, body }) => restoreRecords(change, tipSiteRecord, body),

    listTipRates: async ({ params }) => {
      await tipSiteRecord.read(db, params.id)
      return listTipRates(db, params.id)
    },
    createTipRate: ({ change, params, body }) => createTipRate(change, params.id, body),
    editTipRate: ({ change, params, body }) => editTipRate(change, params.id, params.rate_id, body),
    removeTipRate: async ({ change, params, body }) => {
      await removeTipRate(change, params.id, params.rate_id, body.version)
      return tipSiteRecord.read(change.tx, params.id)
    },
  }),

  imports: [tipSiteImport],

  records: [tipSiteRecordType],

  constraints: tipSiteConstraints,
})
