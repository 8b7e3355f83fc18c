import { notFound } from '#platform/contract/app-error.ts'
import { serverArea } from '#platform/server/platform.ts'
import { personOf } from '#platform/server/sessions/viewer.ts'
import { documentEndpoints } from '../contract/endpoints.ts'
import { documentConstraints } from './constraints.ts'
import { addDocument, replaceDocument } from './add-document.ts'
import { mustReadDocuments, mustWriteDocuments } from './document-home.ts'
import { findDocument, listDocuments } from './document-store.ts'
import { listDocumentTypes } from './document-type-store.ts'
import { archiveDocument, editDocument } from './edit-document.ts'
import { openFile } from './open-file.ts'
import { presentDocument, readDocument } from './present-document.ts'
import { approveDocument, rejectDocument } from './review-document.ts'

export { addDocument } from './add-document.ts'
export { letterAsTyped } from './letter-as-typed.ts'
export {
  latestDocumentPictures,
  mustReadDocumentPicture,
  mustWriteDocumentPicture,
} from './document-pictures.ts'
export { discardLetter, findSavedLetter, saveLetter } from './saved-letter.ts'
export { listDocuments } from './document-store.ts'
export { documentAdded, documentArchived, documentReviewed } from './document-events.ts'

export const documentsArea = serverArea({
  endpoints: documentEndpoints,

  handlers: ({ db, clock, files: store, records }) => ({
    listDocumentTypes: ({ query }) => listDocumentTypes(db, query.record_type),
    listDocuments: async ({ viewer, params, query }) => {
      const { record_type, record_id } = await mustReadDocuments(db, records, viewer, params)
      const documents = await listDocuments(db, viewer, record_type, record_id, query.archived === '1')
      return documents.map((document) => presentDocument(viewer, clock.today(), document))
    },
    listMyDocuments: async ({ viewer }) => {
      const documents = await listDocuments(db, viewer, 'user', personOf(viewer).user_id, false)
      return documents.map((document) => presentDocument(viewer, clock.today(), document))
    },
    addDocument: async ({ change, params, body, files }) => {
      const { id } = await addDocument(change, records, params, body, files)
      return readDocument(change, id)
    },
    editDocument: async ({ change, params, body }) => {
      await editDocument(change, records, params.id, body)
      return readDocument(change, params.id)
    },
    replaceDocument: async ({ change, params, body, files }) => {
      const { id } = await replaceDocument(change, records, params.id, body, files)
      return readDocument(change, id)
    },
    approveDocument: async ({ change, params, body }) => {
      await approveDocument(change, records, params.id, body.version)
      return readDocument(change, params.id)
    },
    rejectDocument: async ({ change, params, body }) => {
      await rejectDocument(change, records, params.id, body)
      return readDocument(change, params.id)
    },
    archiveDocument: async ({ change, params, body }) => {
      await archiveDocument(change, records, params.id, body)
      return readDocument(change, params.id)
    },
    getFile: ({ viewer, params }) => openFile({ db, files: store, records }, viewer, params.key),
  }),

  uploads: ({ db, records }) => ({
    addDocument: async ({ viewer, params }) => void (await mustWriteDocuments(db, records, viewer, params)),
    replaceDocument: async ({ viewer, params }) => {
      const document = await findDocument(db, viewer, params.id)
      if (!document) throw notFound()
      await mustWriteDocuments(db, records, viewer, document)
    },
  }),

  constraints: documentConstraints,
})
