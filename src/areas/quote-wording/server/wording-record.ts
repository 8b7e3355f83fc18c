import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { explainUniqueViolation } from '#platform/server/change/explain-unique-violation.ts'
import { asStored, entryOf } from '#platform/server/change/open-record.ts'
import { type RecordType, findEditable } from '#platform/server/change/record-registry.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { capitalised } from '#shared/text.ts'
import type { WordingKind } from '../contract/choices.ts'
import type { WordingInput } from '../contract/wording.ts'
import { wordingNouns } from '../rules/wording-labels.ts'
import { wordingCan } from '../rules/wording-rules.ts'
import {
  type StoredWording,
  type WordingChanges,
  findDefault,
  findWording,
  insertWording,
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
  update: async (change, { id }, columns) => {
    if ('is_default' in columns && columns.is_default === 1) await clearDefault(change, kind)
    return explainUniqueViolation(change, () => updateWording(change.tx, id, columns), titleTaken)
  },
})

export const wordingRecords: Readonly<Record<WordingKind, WordingRecord>> = {
  terms: recordOf('terms', 'terms_condition'),
  footer: recordOf('footer', 'quote_footer'),
}

/** For its notes, documents and history. */
export const wordingRecordType = (kind: WordingKind, path: string): RecordType => ({
  type: wordingRecords[kind].record_type,
  title: capitalised(wordingNouns[kind].one),
  path: (id) => `${path}/${id}/edit`,
  find: findEditable('quote-wording:read', (db, _, id) => findNamed(db, kind, id), wordingCan),
  readRight: 'quote-wording:read',
  mayWrite: (viewer) => may(viewer, 'quote-wording:write'),
})

async function findNamed(db: Db | Tx, kind: WordingKind, id: number) {
  const wording = await findWording(db, kind, id)
  return wording && { ...wording, name: wording.title }
}

/** @throws not_found. */
export async function readWording(db: Db | Tx, kind: WordingKind, id: number): Promise<StoredWording> {
  const wording = await findWording(db, kind, id)
  if (!wording) throw notFound()
  return wording
}

/** Creates terms or a footer. @throws invalid when another one has the title. */
export async function createWording(
  change: Change,
  kind: WordingKind,
  input: WordingInput,
): Promise<StoredWording> {
  const { title, body, is_default = 0 } = input
  if (is_default === 1) await clearDefault(change, kind)
  const insert = () => insertWording(change.tx, { kind, title, body, is_default })
  const wording = await explainUniqueViolation(change, insert, titleTaken)
  change.log({ ...entryOf(wordingRecords[kind], wording), action: 'created', after: wording })
  return wording
}

/** The default moves: the one that had it gives it up in the same change. */
async function clearDefault(change: Change, kind: WordingKind): Promise<void> {
  const id = await findDefault(change.tx, kind)
  const before = id === null ? undefined : await lockWording(change.tx, kind, id)
  if (before?.is_default !== 1) return
  const after = await updateWording(change.tx, before.id, { is_default: 0 })
  change.log({ ...entryOf(wordingRecords[kind], after), action: 'updated', before, after })
}
