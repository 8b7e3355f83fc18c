import { forbidden } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import { documentActions, documentCan } from '../rules/document-status.ts'
import { documentReviewed, eventOf } from './document-events.ts'
import { type Home, mustReadDocuments } from './document-home.ts'
import { type StoredDocument, updateDocument } from './document-store.ts'
import { openDocument } from './open-document.ts'
import { reviewsDocuments } from './reviewer.ts'
import { logDocument, notifyOwners } from './notify-document.ts'

const mayReview: typeof mustReadDocuments = async (db, records, viewer, place) => {
  const home = await mustReadDocuments(db, records, viewer, place)
  if (!reviewsDocuments(viewer)) throw forbidden()
  return home
}

const reviewNow = ({ viewer, now }: Change) => ({
  reviewed_by: viewer.user_id,
  reviewed_at: now.toISOString(),
})

async function supersede(change: Change, home: Home, before: StoredDocument): Promise<void> {
  const after = await updateDocument(change.tx, before.id, { status: documentActions.replace.to })
  logDocument(change, home, { action: 'superseded', before, after })
}

/**
 * Approves the version of a document that the viewer saw; the previously approved one is superseded in the
 * same change.
 * @throws not_found, stale, conflict by its status, for the person's own and for an expired one.
 */
export async function approveDocument(
  change: Change,
  records: RecordRegistry,
  id: number,
  version: number,
): Promise<void> {
  const opened = await openDocument(change, records, {
    id,
    version,
    may: mayReview,
    can: documentCan.approve,
  })
  const { document: before, home, siblings } = opened
  const inForce = siblings.filter((one) => one.is_reviewed && one.status === 'approved' && !one.archived_at)
  for (const old of inForce) await supersede(change, home, old)
  const after = await updateDocument(change.tx, id, {
    ...reviewNow(change),
    status: documentActions.approve.to,
    supersedes_id: before.supersedes_id ?? inForce[0]?.id ?? null,
  })
  logDocument(change, home, { action: 'approved', before, after })
  await change.announce(documentReviewed, { ...eventOf(after), status: 'approved' })
}

/** @throws not_found, stale, conflict by its status and for the person's own. */
export async function rejectDocument(
  change: Change,
  records: RecordRegistry,
  id: number,
  { version, reason }: { version: number; reason: string },
): Promise<void> {
  const opened = await openDocument(change, records, { id, version, may: mayReview, can: documentCan.reject })
  const { document: before, home } = opened
  const after = await updateDocument(change.tx, id, {
    ...reviewNow(change),
    status: documentActions.reject.to,
    rejection_reason: reason,
  })
  logDocument(change, home, { action: 'rejected', before, after, reason })
  await notifyOwners(change, records, home, after)
  await change.announce(documentReviewed, { ...eventOf(after), status: 'rejected' })
}
