import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import { archivedBy } from '#platform/server/change/archiving.ts'
import type { DocumentPatch } from '../contract/document.ts'
import { detailErrors } from '../rules/document-details.ts'
import { documentCan } from '../rules/document-status.ts'
import { documentArchived, eventOf } from './document-events.ts'
import { mustWriteDocuments } from './document-home.ts'
import { updateDocument } from './document-store.ts'
import { findDocumentType } from './document-type-store.ts'
import { openDocument } from './open-document.ts'
import { logDocument } from './notify-document.ts'

/** @throws not_found, forbidden, stale, conflict by its status, invalid for details that its type does not allow. */
export async function editDocument(
  change: Change,
  records: RecordRegistry,
  id: number,
  { version, ...changes }: DocumentPatch,
): Promise<void> {
  const { document: before, home } = await openDocument(change, records, {
    id,
    version,
    may: mustWriteDocuments,
    can: documentCan.edit,
  })
  const patch = definedFields(changes)
  if (Object.keys(patch).length === 0) return
  const type = await findDocumentType(change.tx, before.document_type_id)
  const errors = type ? detailErrors(type, { ...before, ...patch }, change.today) : {}
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const after = await updateDocument(change.tx, id, patch)
  logDocument(change, home, { action: 'changed', before, after })
}

/** @throws not_found, forbidden, stale, conflict by its status. */
export async function archiveDocument(
  change: Change,
  records: RecordRegistry,
  id: number,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<void> {
  const { document: before, home } = await openDocument(change, records, {
    id,
    version,
    may: mustWriteDocuments,
    can: documentCan.archive,
  })
  const after = await updateDocument(change.tx, id, {
    ...archivedBy(change),
    archive_reason: reason,
  })
  logDocument(change, home, { action: 'archived', before, after, reason })
  await change.announce(documentArchived, eventOf(after))
}
