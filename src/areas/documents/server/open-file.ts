import { maySeePicture } from '#areas/users/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Download } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/database/database.ts'
import { type KeptFile, findFileByKey } from '#platform/server/files/file-rows.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import { mustReadDocuments } from './document-home.ts'
import { findDocument } from './document-store.ts'

interface Services {
  db: Db
  files: FileStore
  records: RecordRegistry
}

/** @throws not_found when the viewer may not read the file's record. */
async function mustReadFile({ db, records }: Services, viewer: Viewer, file: KeptFile): Promise<void> {
  if (file.record_type === 'user') {
    if (!maySeePicture(viewer, file.record_id)) throw notFound()
  } else if (file.record_type === 'company') {
    // The logo, which every user may see.
    if (viewer.user_type === null) throw notFound()
  } else if (file.record_type === 'document') {
    const document = await findDocument(db, viewer, file.record_id)
    if (!document || !may(viewer, 'documents:read')) throw notFound()
    await mustReadDocuments(db, records, viewer, document)
  } else await records.mustRead(db, viewer, file.record_type, file.record_id)
}

/**
 * A file to send: stored files are safe to show, since images were re-encoded and a PDF is sandboxed. @throws
 * not_found, also for other people's files.
 */
export async function openFile(services: Services, viewer: Viewer, key: string): Promise<Download> {
  const file = await findFileByKey(services.db, key)
  await mustReadFile(services, viewer, file)
  const { stream, bytes } = await services.files.open(file.sha256)
  return {
    content_type: file.content_type,
    disposition: 'inline',
    filename: file.name,
    body: stream,
    bytes,
    sha256: file.sha256,
  }
}
