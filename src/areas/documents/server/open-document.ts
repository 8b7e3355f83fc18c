import type { Change } from '#platform/server/change/change.ts'
import { type OpenableRecord, openRecord } from '#platform/server/change/open-record.ts'
import type { Allowed } from '#shared/allowed.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import type { Home, mustReadDocuments } from './document-home.ts'
import { type StoredDocument, findDocument, lockSiblings } from './document-store.ts'
import { presentDocument, readDocument } from './present-document.ts'

type Presented = ReturnType<typeof presentDocument<StoredDocument>>
/** A document with its record, and the record's documents of that type. */
interface Placed {
  home: Home
  siblings: StoredDocument[]
}

/** Locked with the others of its type and record. `may`: whether the viewer may have it at all. */
const documentRecord = (
  records: RecordRegistry,
  may: typeof mustReadDocuments,
): OpenableRecord<StoredDocument & Placed, Presented & Placed> => ({
  record_type: 'document',
  label: ({ home }) => home.label,
  lock: async ({ tx, viewer }, id) => {
    const seen = await findDocument(tx, viewer, id)
    if (!seen) return undefined
    const home = await may(tx, records, viewer, seen)
    const siblings = await lockSiblings(tx, seen)
    const document = siblings.find((one) => one.id === id)
    return document && { ...document, home, siblings }
  },
  present: readDocument,
  state: async ({ viewer, today }, document) => presentDocument(viewer, today, document),
})

/** A document the viewer may change, in a state that allows it. @throws as openRecord; forbidden. */
export async function openDocument(
  change: Change,
  records: RecordRegistry,
  {
    may,
    ...opening
  }: {
    id: number
    version?: number | undefined
    may: typeof mustReadDocuments
    can: (document: Presented) => Allowed
  },
) {
  const { record } = await openRecord(change, documentRecord(records, may), opening)
  const { home, siblings, ...document } = record
  return { document, home, siblings }
}
