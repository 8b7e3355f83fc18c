import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { LetterFile } from '#platform/server/mail/letter-files.ts'
import { notAChoice } from '#shared/text.ts'
import { whyNotAttach } from '../rules/document-status.ts'
import type { Place } from './document-home.ts'
import { findDocumentsOf, listFilesOf } from './document-store.ts'
import { presentDocument } from './present-document.ts'

/** The record that a letter is about, and the one whose documents it may bring, where that is another. */
export interface LetterHome extends Place {
  documents_of?: Place
}

/** Those of a record's documents that a letter about it may name, as they are on a day. */
async function documentsOf(
  db: Db | Tx,
  { viewer, today }: Pick<Change, 'viewer' | 'today'>,
  home: LetterHome,
  ids: readonly number[],
) {
  const found = await findDocumentsOf(db, viewer, home.documents_of ?? home, ids)
  return found.map((document) => presentDocument(viewer, today, document))
}

/**
 * The files of a record's documents, to attach to a letter about it. The caller checks that the viewer may send it.
 * @throws invalid for a document that the viewer may not see, of another record, or that is not in force.
 */
export async function letterFiles(
  change: Change,
  home: LetterHome,
  document_ids: readonly number[] = [],
): Promise<LetterFile[]> {
  const ids = [...new Set(document_ids)]
  if (ids.length === 0) return []
  const found = await documentsOf(change.tx, change, home, ids)
  if (found.length < ids.length) throw invalid({ document_ids: notAChoice('File') })
  const why = found.map(whyNotAttach).find((one) => one !== null)
  if (why) throw invalid({ document_ids: why })
  return listFilesOf(change.tx, ids)
}

/** Those of the documents that can go with a letter, as letterFiles. */
export async function attachableOf(
  db: Db,
  reader: Pick<Change, 'viewer' | 'today'>,
  home: LetterHome,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await documentsOf(db, reader, home, ids)
  const attachable = new Set(found.flatMap((one) => (whyNotAttach(one) === null ? one.id : [])))
  return ids.filter((id) => attachable.has(id))
}
