import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { isExpired } from '../rules/document-details.ts'
import { isOwnDocument } from './document-home.ts'
import { type StoredDocument, findDocument } from './document-store.ts'

/** A document on a day, as this viewer may see it. */
export const presentDocument = <T extends StoredDocument>(viewer: Viewer, today: string, document: T) => ({
  ...document,
  is_expired: Number(isExpired(document.expires_on, today)),
  is_own: Number(isOwnDocument(viewer, document)),
})

/** @throws not_found */
export async function readDocument({ tx, viewer, today }: Change, id: number) {
  const document = await findDocument(tx, viewer, id)
  if (!document) throw notFound()
  return presentDocument(viewer, today, document)
}
