import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { keepFile } from '#platform/server/files/file-rows.ts'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import type { DocumentFields, DocumentInput, DocumentReplacement } from '../contract/document.ts'
import { detailErrors } from '../rules/document-details.ts'
import { documentActions, documentCan } from '../rules/document-status.ts'
import { documentAdded, eventOf } from './document-events.ts'
import { type Home, mustWriteDocuments } from './document-home.ts'
import { type StoredDocument, insertDocument, insertDocumentFiles, updateDocument } from './document-store.ts'
import { type StoredDocumentType, findDocumentType } from './document-type-store.ts'
import { openDocument } from './open-document.ts'
import { logDocument, notifyReviewers } from './notify-document.ts'

/** A new document's details and files, before validation. */
interface Fresh {
  home: Home
  type: StoredDocumentType
  fields: DocumentFields
  files: readonly ReceivedFile[]
  supersedes_id: number | null
}

/** @throws invalid for details its type does not allow, and without a file. */
function checkFresh(change: Change, { type, fields, files }: Fresh): void {
  const errors = detailErrors(type, fields, change.today)
  const all = files.length === 0 ? { ...errors, files: 'File is required.' } : errors
  if (Object.keys(all).length > 0) throw invalid(all)
}

async function keepDocument(change: Change, records: RecordRegistry, fresh: Fresh): Promise<StoredDocument> {
  checkFresh(change, fresh)
  const { home, type, fields, files, supersedes_id } = fresh
  const document = await insertDocument(change.tx, {
    ...definedFields(fields),
    record_type: home.record_type,
    record_id: home.record_id,
    document_type_id: type.id,
    is_reviewed: type.is_reviewed,
    status: type.is_reviewed ? 'pending' : 'approved',
    supersedes_id,
  })
  const owner = { record_type: 'document', record_id: document.id }
  const file_ids: number[] = []
  for (const file of files) file_ids.push((await keepFile(change, file, owner)).id)
  await insertDocumentFiles(change.tx, document.id, file_ids)
  logDocument(change, home, {
    action: supersedes_id === null ? 'added' : 'replaced',
    after: document,
  })
  if (type.is_reviewed) await notifyReviewers(change, records, home, document)
  await change.announce(documentAdded, eventOf(document))
  return document
}

/** @throws not_found, forbidden; invalid for another record type's document type, wrong details or no file. */
export async function addDocument(
  change: Change,
  records: RecordRegistry,
  place: { record_type: string; record_id: number },
  { document_type_id, ...fields }: DocumentInput,
  files: readonly ReceivedFile[],
): Promise<StoredDocument> {
  const home = await mustWriteDocuments(change.tx, records, change.viewer, place)
  const type = await findDocumentType(change.tx, document_type_id)
  if (!type || !type.is_visible || type.record_type !== home.record_type)
    throw invalid({ document_type_id: 'Type is not one of the choices.' })
  return keepDocument(change, records, { home, type, fields, files, supersedes_id: null })
}

/**
 * Replaces a document with a new one; the old one stays: if approved, until the new one is approved, any
 * other is superseded immediately.
 * @throws not_found, forbidden, stale, conflict by its status, invalid.
 */
export async function replaceDocument(
  change: Change,
  records: RecordRegistry,
  id: number,
  { version, ...fields }: DocumentReplacement,
  files: readonly ReceivedFile[],
): Promise<StoredDocument> {
  const can = documentCan.replace
  const { document: old, home } = await openDocument(change, records, {
    id,
    version,
    may: mustWriteDocuments,
    can,
  })
  const type = await findDocumentType(change.tx, old.document_type_id)
  if (!type) throw new Error(`No document type ${old.document_type_id}`)
  const staysInForce = old.is_reviewed && old.status === 'approved'
  if (!staysInForce) await updateDocument(change.tx, id, { status: documentActions.replace.to })
  return keepDocument(change, records, { home, type, fields, files, supersedes_id: id })
}
