import { clientOpenWork } from '#areas/clients/server/index.ts'
import { workOnOrder } from '#areas/work-orders/server/index.ts'
import { inOrder } from '#platform/server/change/archiving.ts'
import { answer } from '#platform/server/change/change.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { serverArea } from '#platform/server/platform.ts'
import { may, mustHold, scopeOf } from '#platform/server/sessions/viewer.ts'
import { docketEndpoints } from '../contract/endpoints.ts'
import { docketName } from '../rules/docket-words.ts'
import { docketConstraints } from './constraints.ts'
import { acceptUnsigned } from './signatures/accept-unsigned.ts'
import { approveDocket, approveDockets } from './actions/approve-docket.ts'
import { chooseRate } from './lines/choose-rate.ts'
import { createDocket } from './create-docket.ts'
import { docketPdf } from './document/docket-pdf.ts'
import { countDocketViews, findDocketLabel, listDockets, listOrderDockets } from './docket-store.ts'
import { sumDockets } from './docket-sums-store.ts'
import { editDocket } from './edit-docket.ts'
import { docketExport } from './export-dockets.ts'
import { sumDocketWork } from './sum-docket-work.ts'
import { openDocketsOf } from './open-dockets.ts'
import { hiddenDocketFields, presentRow } from './present-docket.ts'
import { priceLine } from './lines/price-line.ts'
import { queryDocket } from './actions/query-docket.ts'
import { withFlags } from './flags/with-flags.ts'
import { readDocket } from './read-docket.ts'
import { readDocument } from './document/read-document.ts'
import { reopenDocket } from './actions/reopen-docket.ts'
import { reviseDocket } from './actions/revise-docket.ts'
import { docketSettingsRecord, readDocketSettings, saveDocketSettings } from './settings-store.ts'
import { signByPhone } from './signatures/sign-by-phone.ts'
import { submitDocket } from './actions/submit-docket.ts'
import { voidDocket } from './actions/void-docket.ts'

export { answerQuery } from './actions/answer-query.ts'
export { approveDocket, approveDockets } from './actions/approve-docket.ts'
export { lockBillable, markInvoiced, markUninvoiced } from './actions/bill-docket.ts'
export {
  type BillableDocket,
  type BillableFilters,
  type BillableLine,
  listBillable,
  listDocketNumbers,
} from './actions/billable-store.ts'
export { listNotCharged } from './flags/not-charged-store.ts'
export { listQuoted, readBilledByHand, type UnbilledRate } from './flags/quoted-store.ts'
export { noteNumbers } from './flags/check-numbers.ts'
export { createDocket } from './create-docket.ts'
export { type StoredDocket } from './docket-store.ts'
export { listDocketClients, listDocketsToCheck, oldestDocket, sumDockets } from './docket-sums-store.ts'
export { listToCheck } from './list-to-check.ts'
export { presentRow } from './present-docket.ts'
export { driverJobChecklistAt, numbersOnPhones } from './docket-questions.ts'
export { makeModel } from './document/make-model.ts'
export type { LoadNumber, NumberKind } from './flags/load-number-store.ts'
export { docketApproved } from './docket-events.ts'
export { type DocketSheet, docketSheet } from './document/docket-sheet.ts'
export { type DraftFacts, draftDocket } from './draft-docket.ts'
export { acceptUnsigned } from './signatures/accept-unsigned.ts'
export { reopenDocket } from './actions/reopen-docket.ts'
export { voidDocket } from './actions/void-docket.ts'
export { priceLine } from './lines/price-line.ts'
export { queryDocket } from './actions/query-docket.ts'
export { signByPhone } from './signatures/sign-by-phone.ts'
export { type Signing, signDocket } from './signatures/sign-docket.ts'
export { reviseDocket } from './actions/revise-docket.ts'
export { submitDocket } from './actions/submit-docket.ts'

const { changes, creates } = answerWith(({ tx, viewer }, id) => readDocket(tx, viewer, id))

export const docketsArea = serverArea({
  endpoints: docketEndpoints,

  handlers: (platform) => {
    const { db, clock, write } = platform
    return {
      getDocketSettings: () => readDocketSettings(db),
      saveDocketSettings: async ({ change, body }) => {
        await saveDocketSettings(change, body)
        return readDocketSettings(change.tx)
      },
      listDockets: async ({ viewer, query }) => {
        const { rows, total } = await listDockets(db, viewer, query)
        const flagged = await withFlags(db, rows)
        return { rows: flagged.map((docket) => presentRow(viewer, docket)), total }
      },
      countDocketViews: ({ viewer }) => countDocketViews(db, viewer),
      sumDockets: ({ viewer, query }) => {
        mustHold(viewer, 'dockets:read')
        return sumDockets(db, viewer, query)
      },
      sumDocketWork: ({ viewer, query }) => sumDocketWork(db, viewer, query),
      exportDockets: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, docketExport),
      getDocket: ({ viewer, params }) => readDocket(db, viewer, params.id),
      getDocketDocument: ({ viewer, params }) => readDocument(db, viewer, params.id),
      docketPdf: ({ viewer, params }) => docketPdf(platform, viewer, params.id),

      createDocket: creates(createDocket),
      editDocket: changes(editDocket),
      submitDocket: changes((change, id, { version }) => submitDocket(change, id, version)),
      signDocketByPhone: changes(signByPhone),
      acceptDocketUnsigned: changes(acceptUnsigned),
      queryDocket: changes(queryDocket),
      reviseDocket: async ({ change, params, body }) => {
        const { id } = await reviseDocket(change, params.id, body)
        return readDocket(change.tx, change.viewer, id)
      },
      approveDocket: changes(approveDocket),
      reopenDocket: changes(reopenDocket),
      voidDocket: changes(voidDocket),
      priceDocketLine: async ({ change, params: { id, line_id }, body }) => {
        await priceLine(change, id, line_id, body)
        return readDocket(change.tx, change.viewer, id)
      },
      chooseDocketRate: async ({ change, params: { id, line_id }, body }) => {
        await chooseRate(change, id, line_id, body)
        return readDocket(change.tx, change.viewer, id)
      },
      approveDockets: async ({ change, body }) => {
        const ids = inOrder(body.ids)
        await approveDockets(change, ids, body.override)
        return { approved: ids.length }
      },
    }
  },

  records: [
    {
      type: 'docket',
      title: 'Docket',
      path: (id) => `/dashboard/dockets/${id}`,
      find: async (db, viewer, id) => {
        const docket = may(viewer, 'dockets:read') ? await findDocketLabel(db, viewer, id) : undefined
        return docket ? { label: docketName(docket.docket_no, docket.revision) } : null
      },
      readRight: 'dockets:read',
      // The office's actions on a docket are internal; others see only the docket.
      mayReadHistory: (viewer) => scopeOf(viewer, 'dockets:read') === 'all',
      mayWrite: (viewer) => may(viewer, 'dockets:write'),
      hiddenFields: hiddenDocketFields,
      hiddenActions: (viewer) => (may(viewer, 'dockets:prices') ? [] : ['priced']),
      references: {
        client_id: 'client',
        job_id: 'job',
        job_item_id: 'job_item',
        driver_id: 'driver',
        asset_id: 'asset',
        subcontractor_id: 'subcontractor',
        company_id: 'company',
        approved_by: 'user',
        revises_id: 'docket',
      },
    },
    docketSettingsRecord,
  ],

  subscriptions: [
    answer(clientOpenWork, openDocketsOf),
    answer(workOnOrder, async ({ tx }, { job_item_id }) =>
      (await listOrderDockets(tx, job_item_id)).map((docket_no) => `This order has docket ${docket_no}.`),
    ),
  ],

  constraints: docketConstraints,
})
