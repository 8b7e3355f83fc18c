import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { serverArea } from '#platform/server/platform.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'
import { attachmentRecord, attachmentRecordType, readAttachment } from './attachment-record.ts'
import { listAttachments } from './attachment-store.ts'
import { attachmentConstraints } from './constraints.ts'
import { attachmentExport } from './export-attachments.ts'
import { listAttachmentsByMachine } from './machines/machine-store.ts'
import { moveAttachments } from './machines/move-attachments.ts'
import { createAttachment, editAttachment } from './save-attachment.ts'

export { attachmentChanged, attachmentNextOrder } from './attachment-questions.ts'
export { createAttachment } from './save-attachment.ts'

const { changes, creates } = answerWith(({ tx, viewer }, id) => readAttachment(tx, viewer, id))

export const attachmentsArea = serverArea({
  endpoints: attachmentEndpoints,

  handlers: ({ db, clock, write }) => ({
    listAttachments: ({ viewer, query }) => listAttachments(db, viewer, query),
    exportAttachments: ({ viewer, query }) =>
      exportList({ db, clock, write }, viewer, query, attachmentExport),
    getAttachment: ({ viewer, params }) => readAttachment(db, viewer, params.id),

    attachmentsByMachine: ({ viewer }) => listAttachmentsByMachine(db, viewer),
    moveAttachments: ({ change, body }) => moveAttachments(change, body),

    createAttachment: creates(createAttachment),
    editAttachment: changes(editAttachment),
    archiveAttachments: ({ change, body }) => archiveRecords(change, attachmentRecord, body),
    restoreAttachments: ({ change, body }) => restoreRecords(change, attachmentRecord, body),
  }),

  records: [attachmentRecordType],

  constraints: attachmentConstraints,
})
