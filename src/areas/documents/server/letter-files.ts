import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { LetterFile } from '#platform/server/mail/letter-files.ts'
import { notAChoice } from '#shared/text.ts'
import { whyNotAttach } from '../rules/document-status.ts'
import type { Place } from './document-home.ts'
import { findDocumentsOf, listFilesOf } from './document-store.ts'

/**
 * The files of a record's documents, to go with a letter about it. The caller checks that the viewer may send it.
 * @throws invalid for a document that the viewer may not see, of another record, or that is not in force.
 */
export async function letterFiles(
  { tx, viewer }: Change,
  place: Place,
  document_ids: readonly number[] = [],
): Promise<LetterFile[]> {
  const ids = [...new Set(document_ids)]
  if (ids.length === 0) return []
  const found = await findDocumentsOf(tx, viewer, place, ids)
  if (found.length < ids.length) throw invalid({ document_ids: notAChoice('File') })
  const why = found.map(whyNotAttach).find((one) => one !== null)
  if (why) throw invalid({ document_ids: why })
  return listFilesOf(tx, ids)
}
