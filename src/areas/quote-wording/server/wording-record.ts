import { invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { createRecord } from '#platform/server/change/create-record.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { explainUniqueViolation } from '#platform/server/change/explain-unique-violation.ts'
import { asStored, entryOf } from '#platform/server/change/open-record.ts'
import { plainRecordType } from '#platform/server/change/record-registry.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { orNotFound } from '#platform/server/database/or-not-found.ts'
import { capitalised } from '#shared/text.ts'
import type { WordingDocument, WordingKind } from '../contract/choices.ts'
import type { WordingInput } from '../contract/wording.ts'
import { wordingNouns } from '../rules/wording-labels.ts'
import { givesWay, wordingCan } from '../rules/wording-rules.ts'
import { findVersion, listVersions } from './version-store.ts'
import {
  type StoredWording,
  type WordingChanges,
  findWording,
  insertWording,
  lockDefaults,
  lockWording,
  updateWording,
} from './wording-store.ts'

export type WordingRecord = PlainRecord<StoredWording, WordingChanges>

const titleTaken = { quote_wording_title: () => Promise.resolve({ title: 'Another one has this title.' }) }

const recordOf = (kind: WordingKind, record_type: string): WordingRecord => ({
  record_type,
  label: ({ title }) => title,
  lock: ({ tx }, id) => lockWording(tx, kind, id),
  present: ({ tx }, id) => readWording(tx, kind, id),
  state: asStored,
  can: wordingCan,
  update: async (change, { id, ...before }, columns) => {
    const { is_default = before.is_default, applies_to = before.applies_to }: WordingChanges = columns
    if (is_default === 1 && ('is_default' in columns || 'applies_to' in columns))
      await clearDefaults(change, kind, applies_to, id)
    return explainUniqueViolation(change, () => updateWording(change.tx, id, columns), titleTaken)
  },
})

export const wordingRecords: Readonly<Record<WordingKind, WordingRecord>> = {
  terms: recordOf('terms', 'terms_condition'),
  footer: recordOf('footer', 'quote_footer'),
}

/** For its notes, documents and history. */
export const wordingRecordType = (kind: WordingKind, path: string) =>
  plainRecordType({
    record: wordingRecords[kind],
    title: capitalised(wordingNouns[kind].one),
    path: (id) => `${path}/${id}/edit`,
    rights: { read: 'quote-wording:read', write: 'quote-wording:write' },
    find: (db, _, id) => findWording(db, kind, id),
    can: wordingCan,
  })

/** @throws not_found. */
export const readWording = orNotFound(findWording)

/** Creates terms or a footer. @throws invalid when another one has the title. */
export async function createWording(
  change: Change,
  kind: WordingKind,
  input: WordingInput,
): Promise<StoredWording> {
  const { applies_to = ['quote'], is_default = 0 } = input
  if (is_default === 1) await clearDefaults(change, kind, applies_to)
  const insert = () => insertWording(change.tx, { ...definedFields(input), kind })
  return createRecord(change, wordingRecords[kind], insert, titleTaken)
}

/**
 * The default moves: those that were it for these documents give it up in the same change.
 * @throws invalid when one is also the default for other documents.
 */
async function clearDefaults(
  change: Change,
  kind: WordingKind,
  documents: readonly WordingDocument[],
  except_id?: number,
): Promise<void> {
  const others = await lockDefaults(change.tx, kind, { documents, except_id })
  const refused = others.map((other) => givesWay(other, documents)).find((allowed) => allowed !== true)
  if (refused) throw invalid({ is_default: refused })
  for (const before of others) {
    const after = await updateWording(change.tx, before.id, { is_default: 0 })
    change.log({ ...entryOf(wordingRecords[kind], after), action: 'updated', before, after })
  }
}

/** Every version that terms or a footer have had, the newest first, and which one counts on a day. @throws not_found. */
export async function readVersions(db: Db | Tx, kind: WordingKind, id: number, day: string) {
  const versions = await listVersions(db, kind, id, day)
  if (versions.length === 0) throw notFound()
  return versions
}

/** One version with its text. @throws not_found. */
export const readVersion = orNotFound(findVersion)
