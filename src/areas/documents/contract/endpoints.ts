import * as z from 'zod'
import { endpoint, idParams, keyParams, version } from '#platform/contract/endpoint.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { fileAddress } from '#platform/contract/file-address.ts'
import { reasonLabels } from '#shared/labels.ts'
import { Document, DocumentInput, DocumentPatch, DocumentReplacement, DocumentType } from './document.ts'

const topic = 'document'
const recordParams = z.object({ record_type: z.string(), record_id: idParam })
const rejectionReason = z
  .string('Give a reason so the owner can fix it.')
  .trim()
  .min(1, 'Give a reason so the owner can fix it.')
  .pipe(text(reasonLabels.reason, { max: 500 }))
/** Front and back of a card, or the pages of a scan: 10 MB each. */
export const documentUpload = { max_files: 4, max_bytes: 10 * 1024 * 1024 } as const

export const documentEndpoints = {
  listDocumentTypes: endpoint({
    method: 'GET',
    path: '/api/document-types',
    permission: 'documents:read',
    summary: 'List the document types of a kind of record.',
    topic: 'document_type',
    query: z.object({ record_type: z.string().max(60) }),
    output: z.array(DocumentType),
  }),
  listDocuments: endpoint({
    method: 'GET',
    path: '/api/records/:record_type/:record_id/documents',
    permission: 'documents:read',
    summary: 'The documents of a record by type, the newest first, replaced ones included.',
    topic,
    params: recordParams,
    query: z.object({ archived: z.enum(['0', '1']).default('0') }),
    output: z.array(Document),
  }),
  listMyDocuments: endpoint({
    method: 'GET',
    path: '/api/my/documents',
    permission: 'documents:read',
    summary: 'The caller’s own documents.',
    topic,
    output: z.array(Document),
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/api/records/:record_type/:record_id/documents',
    permission: 'documents:write',
    summary: 'Add a document to a record: one to four PDF, JPEG or PNG files.',
    topic,
    params: recordParams,
    body: DocumentInput,
    upload: documentUpload,
    output: Document,
    message: 'Document saved.',
  }),
  editDocument: endpoint({
    method: 'PATCH',
    path: '/api/documents/:id',
    permission: 'documents:write',
    summary: 'Change the details of a document.',
    topic,
    params: idParams,
    body: DocumentPatch,
    output: Document,
    message: 'Document saved.',
  }),
  replaceDocument: endpoint({
    method: 'POST',
    path: '/api/documents/:id/replace',
    permission: 'documents:write',
    summary: 'Replace a document. An approved one stays until the new one is approved.',
    topic,
    params: idParams,
    body: DocumentReplacement,
    upload: documentUpload,
    output: Document,
    message: 'Document saved.',
  }),
  approveDocument: endpoint({
    method: 'POST',
    path: '/api/documents/:id/approve',
    permission: 'documents:approve',
    summary: 'Approve a document; it replaces the approved one of its type.',
    topic,
    params: idParams,
    body: z.object({ version }),
    output: Document,
    message: 'Document approved.',
  }),
  rejectDocument: endpoint({
    method: 'POST',
    path: '/api/documents/:id/reject',
    permission: 'documents:approve',
    summary: 'Reject a document, with a reason for its owner.',
    topic,
    params: idParams,
    body: z.object({ version, reason: rejectionReason }),
    output: Document,
    message: 'Document rejected.',
  }),
  archiveDocument: endpoint({
    method: 'POST',
    path: '/api/documents/:id/archive',
    permission: 'documents:write',
    summary: 'Archive a document.',
    topic,
    params: idParams,
    body: z.object({ version: version.optional(), reason: text(reasonLabels.reason, { max: 200 }) }),
    output: Document,
    message: 'Document archived.',
  }),
  getFile: endpoint({
    method: 'GET',
    path: fileAddress(':key'),
    permission: 'signed_in',
    summary: 'A file, for those who may read its record. The session cookie is accepted.',
    params: keyParams,
    download: true,
    output: z.string(),
  }),
}
