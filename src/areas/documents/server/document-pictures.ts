import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { PicturePage, RecordPicture, RecordRegistry } from '#platform/server/change/record-registry.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { reasonOf } from '#shared/allowed.ts'
import { documentCan } from '../rules/document-status.ts'
import { type Home, mustReadDocuments, mustWriteDocuments } from './document-home.ts'
import { findDocument, latestPictures } from './document-store.ts'

type Titled = Home & { title: string }

/** The record of a document’s picture, and the document’s title. @throws not_found */
export async function mustReadDocumentPicture(
  db: Db | Tx,
  records: RecordRegistry,
  viewer: Viewer,
  document_id: number,
): Promise<Titled> {
  const document = await findDocument(db, viewer, document_id)
  if (!document) throw notFound()
  return { ...(await mustReadDocuments(db, records, viewer, document)), title: document.title }
}

/** @throws not_found; forbidden; conflict for a document that can no longer be replaced either. */
export async function mustWriteDocumentPicture(
  db: Db | Tx,
  records: RecordRegistry,
  viewer: Viewer,
  document_id: number,
): Promise<Titled> {
  const document = await findDocument(db, viewer, document_id)
  if (!document) throw notFound()
  const home = await mustWriteDocuments(db, records, viewer, document)
  const why = reasonOf(documentCan.replace(document))
  if (why !== undefined) throw conflict(why)
  return { ...home, title: document.title }
}

/**
 * The latest pictures among the documents that the viewer may see, of records that they may all see, and their
 * own. Each record is named once.
 */
export async function latestDocumentPictures(
  db: Db,
  records: RecordRegistry,
  viewer: Viewer,
  page: PicturePage,
): Promise<RecordPicture[]> {
  const record_types = records.types.flatMap(({ type, readRight }) =>
    scopeOf(viewer, readRight) === 'all' ? [type] : [],
  )
  const found = await latestPictures(db, viewer, { ...page, record_types: [...record_types, 'user'] })
  const labels = new Map<string, Promise<string | null>>()
  const labelOf = (place: { record_type: string; record_id: number }) => {
    const key = `${place.record_type} ${place.record_id}`
    const label = labels.get(key) ?? nameOf(db, records, viewer, place)
    labels.set(key, label)
    return label
  }
  const named = await Promise.all(
    found.map(async ({ record_type, record_id, ...picture }) => ({
      ...picture,
      label: await labelOf({ record_type, record_id }),
    })),
  )
  return named.flatMap(({ label, ...picture }) => (label === null ? [] : [{ ...picture, label }]))
}

async function nameOf(
  db: Db,
  records: RecordRegistry,
  viewer: Viewer,
  { record_type, record_id }: { record_type: string; record_id: number },
): Promise<string | null> {
  if (record_type === 'user' && record_id === viewer.user_id) return viewer.name
  return (await records.of(record_type)?.find(db, viewer, record_id))?.label ?? null
}
