import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import type { RecordRegistry } from '#platform/server/record-registry.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import type { mustReadDocuments } from './document-home.ts'
import { findDocument, lockSiblings } from './document-store.ts'
import { presentDocument, readDocument } from './present-document.ts'

type Rule = (document: ReturnType<typeof presentDocument>) => true | string

/**
 * A document, locked with the others of its type and record, that the viewer may change and that is in a state to be
 * changed so.
 * @throws not_found; forbidden; stale with the present document; conflict with the rule's reason.
 */
export async function openDocument(
  change: Change,
  records: RecordRegistry,
  {
    id,
    version,
    may,
    can,
  }: { id: number; version?: number | undefined; may: typeof mustReadDocuments; can: Rule },
) {
  const { tx, viewer, today } = change
  const seen = await findDocument(tx, viewer, id)
  if (!seen) throw notFound()
  const home = await may(tx, records, viewer, seen)
  const siblings = await lockSiblings(tx, seen)
  const document = siblings.find((one) => one.id === id)
  if (!document) throw notFound()
  await mustBeCurrent(tx, document, version, () => readDocument(change, id))
  const allowed = can(presentDocument(viewer, today, document))
  if (allowed !== true) throw conflict(allowed)
  return { document, home, siblings }
}
