import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { serverArea } from '#platform/server/platform.ts'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import { subcontractorConstraints } from './constraints.ts'
import { createSubcontractor, editSubcontractor } from './save-subcontractor.ts'
import { subcontractorExport } from './export-subcontractors.ts'
import { readSubcontractor, subcontractorRecord, subcontractorRecordType } from './subcontractor-record.ts'
import { approveSubcontractor, suspendSubcontractor } from './set-approval.ts'
import { listSubcontractors } from './subcontractor-store.ts'

export { createSubcontractor } from './save-subcontractor.ts'
export { approveSubcontractor } from './set-approval.ts'
export { lockSubcontractorsOf } from './subcontractors-of-rows.ts'
export { subcontractorOwns } from './subcontractor-questions.ts'

const { changes, creates } = answerWith(({ tx, viewer }, id) => readSubcontractor(tx, viewer, id))

export const subcontractorsArea = serverArea({
  endpoints: subcontractorEndpoints,

  handlers: ({ db, clock, write }) => ({
    listSubcontractors: ({ viewer, query }) => listSubcontractors(db, viewer, query),
    exportSubcontractors: ({ viewer, query }) =>
      exportList({ db, clock, write }, viewer, query, subcontractorExport),
    getSubcontractor: ({ viewer, params }) => readSubcontractor(db, viewer, params.id),
    createSubcontractor: creates(createSubcontractor),
    editSubcontractor: changes(editSubcontractor),
    approveSubcontractor: changes((change, id, { version }) => approveSubcontractor(change, id, version)),
    suspendSubcontractor: changes((change, id, { reason, version }) =>
      suspendSubcontractor(change, id, reason, version),
    ),
    archiveSubcontractors: ({ change, body }) => archiveRecords(change, subcontractorRecord, body),
    restoreSubcontractors: ({ change, body }) => restoreRecords(change, subcontractorRecord, body),
  }),

  records: [subcontractorRecordType],

  constraints: subcontractorConstraints,
})
