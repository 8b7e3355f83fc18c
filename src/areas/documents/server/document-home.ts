import { forbidden, notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { reviewsDocuments } from './reviewer.ts'

export interface Place {
  record_type: string
  record_id: number
}
/** The record documents belong to, for someone who may read them. */
export interface Home extends Place {
  /** What people call it. */
  label: string
}

const isOwnRecord = (viewer: Viewer, { record_type, record_id }: Place): boolean =>
  record_type === 'user' && record_id === viewer.user_id

/** It is about the viewer, or was added by them. */
export const isOwnDocument = (viewer: Viewer, document: Place & { created_by: number | null }): boolean =>
  isOwnRecord(viewer, document) || (document.created_by !== null && document.created_by === viewer.user_id)

/**
 * Everyone may see their own record's documents. Other people's are for reviewers; those of other records
 * for everyone who may read the record and has the right to all documents.
 * @throws not_found
 */
export async function mustReadDocuments(
  db: Db | Tx,
  records: RecordRegistry,
  viewer: Viewer,
  { record_type, record_id }: Place,
): Promise<Home> {
  const place = { record_type, record_id }
  if (isOwnRecord(viewer, place)) return { ...place, label: viewer.name }
  const isHidden = record_type === 'user' && !reviewsDocuments(viewer)
  if (isHidden || scopeOf(viewer, 'documents:read') !== 'all') throw notFound()
  const { label } = await records.mustRead(db, viewer, record_type, record_id)
  return { ...place, label }
}

/** @throws not_found as above; forbidden when the viewer may read but not change the record. */
export async function mustWriteDocuments(
  db: Db | Tx,
  records: RecordRegistry,
  viewer: Viewer,
  place: Place,
): Promise<Home> {
  const home = await mustReadDocuments(db, records, viewer, place)
  if (isOwnRecord(viewer, place)) return home
  if (scopeOf(viewer, 'documents:write') !== 'all') throw forbidden()
  // Reviewers may also submit documents on people's behalf.
  if (place.record_type !== 'user') await records.mustWrite(db, viewer, place.record_type, place.record_id)
  return home
}
