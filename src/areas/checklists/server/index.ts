import { orderBrokeDown } from '#areas/work-orders/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { on } from '#platform/server/change/change.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { serverArea } from '#platform/server/platform.ts'
import { checklistEndpoints } from '../contract/endpoints.ts'
import { checklistConstraints } from './constraints.ts'
import { findAssetChecklist, listAssetChecklists } from './asset-checklist-store.ts'
import { checklistRecord, readChecklist } from './checklist-record.ts'
import { listChecklists } from './checklist-store.ts'
import { copyChecklist } from './copy-checklist.ts'
import { createChecklist } from './create-checklist.ts'
import { listDefects } from './defect-store.ts'
import { editChecklist } from './edit-checklist.ts'
import { checklistExport, completedExport } from './export-checklists.ts'
import { fixDefect } from './fix-defect.ts'
import { readDefect } from './read-defect.ts'
import { checklistRecords } from './record-types.ts'
import { reportBreakdown, reportDefect } from './report-defect.ts'
import { startRepair } from './start-repair.ts'
import { verifyDefect } from './verify-defect.ts'

export { findCompletedToday, listAssetChecklists } from './asset-checklist-store.ts'
export { listDefects } from './defect-store.ts'
export { assetFailed } from './checklist-events.ts'
export { checklistsForAsset, findChecklist } from './checklist-store.ts'
export { createChecklist } from './create-checklist.ts'
export { completeChecklist } from './complete-checklist.ts'
export { fixDefect } from './fix-defect.ts'
export { reportDefect } from './report-defect.ts'
export { startRepair } from './start-repair.ts'
export { verifyDefect } from './verify-defect.ts'

const defect = answerWith(({ tx, viewer }, id) => readDefect(tx, viewer, id))
const checklist = answerWith(({ tx }, id) => readChecklist(tx, id))

export const checklistsArea = serverArea({
  endpoints: checklistEndpoints,

  handlers: ({ db, clock, write }) => ({
    listChecklists: ({ query }) => listChecklists(db, query),
    exportChecklists: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, checklistExport),
    getChecklist: ({ params }) => readChecklist(db, params.id),
    createChecklist: ({ change, body }) => createChecklist(change, body),
    editChecklist: checklist.changes(editChecklist),
    copyChecklist: ({ change, params }) => copyChecklist(change, params.id),
    archiveChecklists: ({ change, body }) => archiveRecords(change, checklistRecord, body),
    restoreChecklists: ({ change, body }) => restoreRecords(change, checklistRecord, body),

    listAssetChecklists: ({ viewer, query }) => listAssetChecklists(db, viewer, query),
    exportAssetChecklists: ({ viewer, query }) =>
      exportList({ db, clock, write }, viewer, query, completedExport),
    getAssetChecklist: async ({ viewer, params }) => {
      const completed = await findAssetChecklist(db, viewer, params.id)
      if (!completed) throw notFound()
      return completed
    },

    listDefects: ({ viewer, query }) => listDefects(db, viewer, query),
    getDefect: ({ viewer, params }) => readDefect(db, viewer, params.id),
    reportDefect: defect.creates(reportDefect),
    startRepair: defect.changes((change, id, { version }) => startRepair(change, id, version)),
    fixDefect: defect.changes(fixDefect),
    verifyDefect: defect.changes((change, id, { version }) => verifyDefect(change, id, version)),
  }),

  records: checklistRecords,

  subscriptions: [on(orderBrokeDown, reportBreakdown)],

  constraints: checklistConstraints,
})
